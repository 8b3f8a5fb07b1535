/// Shows a SwiftUI view as the view of a controller.
///
/// Pictures, dumps and sizes of views that are declared and not drawn yet fail.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { didSet { hostingView?.rootView = rootView } }
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if let hostingView { followIdealSize(of: hostingView) } }
  }
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hostingView?.ignoresSafeArea = ignoresSafeArea }
  }
  /// The one that `sizingOptions` have told last.
  private var toldSize: CGSize?
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) {
    UncaughtException.raise(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

  /// There is no keyboard, so only the container's region counts.
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

  /// The color scheme that the own tree asks for.
  private(set) var ownColorScheme: ColorScheme?

  /// What the root finds around it besides traits, if it is part of another tree.
  var inherited: EnvironmentValues? { didSet { hostingView?.inherited = inherited } }

  /// What the root says of the page that it is, evaluated if that has to be.
  var evaluatedSettings: PageSettings {
    loadViewIfNeeded()
    return hostingView?.pageSettings ?? PageSettings()
  }

  /// Called after each change of what is shown.
  ///
  /// The whole tree is asked for what it says of the page only where somebody hears it.
  func settingsDidChange() {
    guard parent is UINavigationController, let hostingView else { return }
    PageBars(of: self).show(hostingView.pageSettings, inherited)
    (self as? PageController)?.takeBackground(hostingView.pageBackground)
  }

  /// Tells those around the controller of the ideal size, as `sizingOptions` ask for.
  private func followIdealSize(of hosting: _UIHostingView<Content>) {
    guard !sizingOptions.isEmpty else { return }
    let ideal = hosting.size(.unspecified)
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = ideal }
    guard sizingOptions.contains(.intrinsicContentSize), toldSize != ideal else { return }
    toldSize = ideal
    hosting.invalidateIntrinsicContentSize()
  }

  /// The size that the view answers, in points; a dimension of zero asks for its ideal.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
