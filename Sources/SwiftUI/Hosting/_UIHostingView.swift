/// The view in which a SwiftUI view is shown.
open class _UIHostingView<Content: View>: UIView {
  /// Rounds of evaluation in which actions may change state, before a view counts as never settled.
  private static var mostRounds: Int { 10 }

  public var rootView: Content { didSet { graph.invalidate() } }
  /// Whether the root is laid out in all of the view, whatever covers it.
  var ignoresSafeArea = false { didSet { setNeedsLayout() } }
  /// What the root finds around it besides the traits of the view, if it is part of another tree.
  var inherited: EnvironmentValues? { didSet { graph.invalidate() } }
  /// Called when the color scheme changes that the root asks for.
  var preferColorScheme: (ColorScheme?) -> Void = { _ in }
  /// Called after each change of what is shown.
  var didShow: () -> Void = {}
  /// Called when what is shown is out of date.
  var didInvalidate: () -> Void = {}
  private let graph = ViewGraph()
  private var canvas = CanvasView()
  private var viewport: Viewport?
  private var isInRound = false
  private var root: LayoutNode?
  private var shown: (root: LayoutNode, room: Room)?
  private var preferredColorScheme: ColorScheme?

  /// Where the root is laid out, in points.
  private struct Room: Equatable {
    let bounds: CGRect
    let safeArea: CGRect
  }

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

  /// A change that is made in a round makes another round and not another layout.
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

  /// What the root says of the page that it is.
  var pageSettings: PageSettings {
    evaluatedRoot().preference(PageSettingsKey.self) ?? PageSettings()
  }

  /// What lies behind the page that the root is; nil for the background that pages have.
  var pageBackground: (any View)? { evaluatedRoot().preference(PageBackgroundKey.self) ?? nil }

  /// The root of the tree as it is now; evaluated only if something that it was made of has changed.
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

  /// Links of a view that has come into a stack of UIKit lead on.
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

  /// The size that the root answers; a dimension of zero asks for its ideal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(
      ProposedViewSize(
        width: size.width == 0 ? nil : size.width, height: size.height == 0 ? nil : size.height))
  }

  /// The size that the root answers to a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let root = evaluatedRoot()
    if let name = root.firstUndrawnName { UndrawnViews.reach(name) }
    return root.size(proposal)
  }

  open override var intrinsicContentSize: CGSize { size(.unspecified) }

  private var safeArea: CGRect { ignoresSafeArea ? bounds : bounds.inset(by: safeAreaInsets) }

  /// What lengths relative to the container are of.
  private var container: CGSize {
    safeArea.isEmpty ? UIScreen.main.bounds.size : safeArea.size
  }

  private var sight: CGSize {
    let (area, screen) = (safeArea, container)
    return CGSize(
      width: max(screen.width, bounds.maxX - area.minX),
      height: max(screen.height, bounds.maxY - area.minY))
  }

  /// The root is offered the safe area and lies in the middle of it.
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

  /// Draws into a new canvas, which is in the window before the old one leaves it: views of UIKit
  /// move from one to the other.
  private func show(_ root: LayoutNode, in room: Room) {
    let old = canvas
    canvas = CanvasView(frame: room.bounds)
    // What is behind a page stays there.
    insertSubview(canvas, at: subviews.first is PresentationBackgroundView ? 1 : 0)
    TreeDrawing(scale: root.environment.displayScale)
      .draw(root, from: .zero, into: canvas, at: .zero)
    old.removeFromSuperview()
    shown = (root, room)
    didShow()
  }
}
