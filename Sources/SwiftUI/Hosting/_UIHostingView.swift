/// The view in which a SwiftUI tree is shown.
open class _UIHostingView<Content: View>: UIView {
  /// The number of evaluations in which actions may change state, before the view counts as never settling.
  private static var mostRounds: Int { 10 }

  /// The view; setting another one keeps the state of views that stay in their places.
  public var rootView: Content { didSet { graph.invalidate() } }
  /// Whether the root uses the whole view, including covered areas.
  var ignoresSafeArea = false { didSet { setNeedsLayout() } }
  /// The environment beyond the view's traits, if the root is part of another tree.
  var inherited: EnvironmentValues? { didSet { graph.invalidate() } }
  /// Called when the color scheme that the root prefers changes.
  var preferColorScheme: (ColorScheme?) -> Void = { _ in }
  /// Called after each change of the content.
  var didShow: () -> Void = {}
  /// Called when the content is out of date.
  var didInvalidate: () -> Void = {}
  var keyboardBar: KeyboardBar?
  private let graph = ViewGraph()
  private var canvas = CanvasView()
  private var viewport: Viewport?
  private var isInRound = false
  private var root: LayoutNode?
  private var shown: (root: LayoutNode, room: Room)?
  private var preferredColorScheme: ColorScheme?

  /// The area in which the root is laid out, in points.
  private struct Room: Equatable {
    let bounds: CGRect
    let safeArea: CGRect
  }

  /// Creates a view with the background color of the system, whose content is evaluated at its first layout.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    graph.view = self
    graph.invalidated = { [weak self] in self?.layOutAgain() }
  }

  isolated deinit { graph.end() }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  /// Requests layout.
  ///
  /// A change during an evaluation leads to another evaluation instead.
  private func layOutAgain() {
    didInvalidate()
    if !isInRound { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = Room(bounds: bounds, safeArea: safeArea)
    guard graph.isDirty || shown?.root !== root || shown?.room != room else { return }
    isInRound = true
    defer { isInRound = false }
    if let shown, shown.room != room { graph.invalidate() }
    if viewport?.change(to: container) == true { graph.invalidate() }
    for _ in 0..<Self.mostRounds {
      let root = evaluatedRoot()
      place(root, in: room)
      graph.finishRound()
      hearColorScheme()
      if graph.isDirty { continue }
      graph.settle()
      return show(root, in: room)
    }
    UncaughtException.raise(
      "\(undrawnName(of: rootView)) changes its state in each of \(Self.mostRounds) evaluations, "
        + "so no picture of it is final. Change state in onChange or onAppear only until it is settled."
    )
  }

  /// The root's settings for its page.
  var pageSettings: PageSettings {
    evaluatedRoot().preference(PageSettingsKey.self) ?? PageSettings()
  }

  /// The background of the root's page; nil for the default.
  var pageBackground: (any View)? { evaluatedRoot().preference(PageBackgroundKey.self) ?? nil }

  /// The current root of the tree; evaluated only if something it depends on has changed.
  private func evaluatedRoot() -> LayoutNode {
    if let root, !graph.isDirty { return root }
    var environment = inherited ?? EnvironmentValues()
    environment.take(traitCollection)
    if environment.navigator == nil { environment.bareNavigation = BareNavigation(around: self) }
    if environment.sceneValues == nil { environment.sceneValues = graph.sceneValues }
    viewport = Viewport(screen: container, sight: sight)
    environment.viewport = viewport
    let evaluated = graph.evaluate(rootView, environment)
    root = evaluated
    return evaluated
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Activates links of a view that has been added to a UIKit navigation stack.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let environment = root?.environment, environment.navigator == nil,
      environment.bareNavigation == nil, BareNavigation(around: self) != nil
    else { return }
    graph.invalidate()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    graph.invalidate()
  }

  /// The size that the root chooses; zero asks for the ideal length.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(
      ProposedViewSize(
        width: size.width == 0 ? nil : size.width, height: size.height == 0 ? nil : size.height))
  }

  /// The size that the root chooses for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let root = evaluatedRoot()
    if let name = root.firstUndrawnName { UndrawnViews.reach(name) }
    return root.size(proposal)
  }

  open override var intrinsicContentSize: CGSize { size(.unspecified) }

  private var safeArea: CGRect { ignoresSafeArea ? bounds : bounds.inset(by: safeAreaInsets) }

  /// The size to which relative lengths refer.
  private var container: CGSize {
    safeArea.isEmpty ? UIScreen.main.bounds.size : safeArea.size
  }

  private var sight: CGSize {
    let (area, screen) = (safeArea, container)
    return CGSize(
      width: max(screen.width, bounds.maxX - area.minX),
      height: max(screen.height, bounds.maxY - area.minY))
  }

  /// Offers the safe area to the root and centers it there.
  private func place(_ root: LayoutNode, in room: Room) {
    let proposal = ProposedViewSize(room.safeArea.size)
    let size = root.size(proposal)
    root.place(
      at: CGPoint(
        x: room.safeArea.midX - size.width / 2, y: room.safeArea.midY - size.height / 2), proposal,
      in: surroundings(room))
  }

  private func surroundings(_ room: Room) -> Surroundings {
    let origin = convert(CGPoint.zero, to: nil)
    let outer = room.bounds.offsetBy(dx: origin.x, dy: origin.y)
    let inner = room.safeArea.offsetBy(dx: origin.x, dy: origin.y)
    return Surroundings(
      origin: origin, safeAreas: [SafeArea(outer: outer, inner: inner)], visible: outer,
      viewport: inner)
  }

  private func hearColorScheme() {
    guard preferredColorScheme != graph.preferredColorScheme else { return }
    preferredColorScheme = graph.preferredColorScheme
    preferColorScheme(preferredColorScheme)
  }

  /// Draws into a new canvas, which is in the window before the old one is removed, because UIKit views move from one
  /// to the other.
  private func show(_ root: LayoutNode, in room: Room) {
    let old = canvas
    canvas = CanvasView(frame: room.bounds)
    // The background of a page stays behind it.
    insertSubview(canvas, at: subviews.first is PresentationBackgroundView ? 1 : 0)
    TreeDrawing(scale: root.environment.displayScale)
      .draw(root, from: .zero, into: canvas, at: .zero)
    old.removeFromSuperview()
    shown = (root, room)
    if keyboardBar != nil { showKeyboardBar() }
    didShow()
  }
}

extension _UIHostingView: PageHost {}
