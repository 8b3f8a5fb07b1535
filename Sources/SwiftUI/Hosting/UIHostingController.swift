/// A controller whose view shows a SwiftUI view.
///
/// If the tree contains a view that is not drawn yet, pictures, dumps and sizes of it fail.
open class UIHostingController<Content: View>: UIViewController {
  /// The view; setting another one keeps the state of views that stay in their places.
  public var rootView: Content { didSet { hostingView?.rootView = rootView } }
  /// The sizes that the controller reports when its content changes; none by default.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if let hostingView { followIdealSize(of: hostingView) } }
  }
  /// The areas that the content avoids; without `.container`, it is laid out in the whole view.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hostingView?.ignoresSafeArea = ignoresSafeArea }
  }
  /// The size that `sizingOptions` reported last.
  private var toldSize: CGSize?
  /// Whether the content is laid out in the whole view; the private form of `safeAreaRegions`.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  /// Creates a controller for a view, which is evaluated when the controller's view is laid out.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive of a storyboard, with a view for it.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Raises an exception: a subclass has to call `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    UncaughtException.raise(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

  /// Whether the safe area is ignored; without a keyboard, only the container's region counts.
  private var ignoresSafeArea: Bool { !safeAreaRegions.contains(.container) }

  open override func loadView() {
    let hosting = _UIHostingView(rootView: rootView)
    hosting.ignoresSafeArea = ignoresSafeArea
    hosting.preferColorScheme = { [weak self] in
      self?.ownColorScheme = $0
      self?.outermostHost?.hearColorSchemes()
    }
    hosting.didShow = { [weak self, weak hosting] in
      guard let self, let hosting else { return }
      followIdealSize(of: hosting)
      settingsDidChange()
    }
    hosting.inherited = inherited
    view = hosting
  }

  /// The color scheme that the own tree prefers.
  private(set) var ownColorScheme: ColorScheme?

  /// The environment beyond the traits, if the root is part of another tree.
  var inherited: EnvironmentValues? { didSet { hostingView?.inherited = inherited } }

  /// The root's settings for its page, evaluated if necessary.
  var evaluatedSettings: PageSettings {
    loadViewIfNeeded()
    return hostingView?.pageSettings ?? PageSettings()
  }

  /// Called after each change of the content.
  ///
  /// The whole tree is asked for its page settings only if a container uses them.
  func settingsDidChange() {
    guard parent is UINavigationController, let hostingView else { return }
    PageBars(of: self).show(hostingView.pageSettings, inherited)
    (self as? PageController)?.takeBackground(hostingView.pageBackground)
  }

  /// Reports the ideal size to the containers, as `sizingOptions` requires.
  private func followIdealSize(of hosting: _UIHostingView<Content>) {
    guard !sizingOptions.isEmpty else { return }
    let ideal = hosting.size(.unspecified)
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = ideal }
    guard sizingOptions.contains(.intrinsicContentSize), toldSize != ideal else { return }
    toldSize = ideal
    hosting.invalidateIntrinsicContentSize()
  }

  /// The size that the view chooses, in points; zero asks for the ideal length.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
