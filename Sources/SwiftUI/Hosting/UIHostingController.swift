/// Shows a SwiftUI view as the view of a controller.
///
/// Pictures, dumps and sizes of views that are declared and not drawn yet fail.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { didSet { hostingView?.rootView = rootView } }
  /// - Important: Inert.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hostingView?.ignoresSafeArea = safeAreaRegions.isEmpty }
  }
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

  open override func loadView() {
    let hosting = _UIHostingView(rootView: rootView)
    hosting.ignoresSafeArea = safeAreaRegions.isEmpty
    view = hosting
  }

  /// The size that the view answers, in points; a dimension of zero asks for its ideal.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
