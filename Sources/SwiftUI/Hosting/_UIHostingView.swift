/// The view in which a SwiftUI view is shown.
open class _UIHostingView<Content: View>: UIView {
  /// Rounds of evaluation in which actions may change state, before a view counts as never settled.
  private static var mostRounds: Int { 10 }

  public var rootView: Content { didSet { setNeedsLayout() } }
  /// Whether the root is laid out in all of the view, whatever covers it.
  var ignoresSafeArea = false { didSet { setNeedsLayout() } }
  private let graph = ViewGraph()
  private let canvas = CanvasView()
  private var isInRound = false

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(canvas)
    graph.invalidated = { [weak self] in self?.layOutAgain() }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  /// A change that is made in a round makes another round and not another layout.
  private func layOutAgain() {
    if !isInRound { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    canvas.frame = bounds
    isInRound = true
    defer { isInRound = false }
    for _ in 0..<Self.mostRounds {
      let root = graph.evaluate(rootView, environment)
      place(root)
      graph.finishRound()
      if graph.isDirty { continue }
      graph.settle()
      return draw(root)
    }
    UncaughtException.raise(
      "\(undrawnName(of: rootView)) changes its state in each of \(Self.mostRounds) evaluations, "
        + "so no picture of it is final. Change state in onChange or onAppear only until it is settled."
    )
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The size that the root answers; a dimension of zero asks for its ideal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let root = graph.evaluate(rootView, environment)
    if let name = root.firstUndrawnName { UndrawnViews.reach(name) }
    return root.size(
      ProposedViewSize(
        width: size.width == 0 ? nil : size.width, height: size.height == 0 ? nil : size.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var safeArea: CGRect { ignoresSafeArea ? bounds : bounds.inset(by: safeAreaInsets) }

  /// The root is offered the safe area and lies in the middle of it.
  private func place(_ root: LayoutNode) {
    let proposal = ProposedViewSize(safeArea.size)
    let size = root.size(proposal)
    root.place(
      at: CGPoint(x: safeArea.midX - size.width / 2, y: safeArea.midY - size.height / 2), proposal,
      in: surroundings)
  }

  private var surroundings: Surroundings {
    let origin = convert(CGPoint.zero, to: nil)
    let (outer, inner) = (
      bounds.offsetBy(dx: origin.x, dy: origin.y), safeArea.offsetBy(dx: origin.x, dy: origin.y)
    )
    return Surroundings(
      origin: origin, safeAreas: [SafeArea(outer: outer, inner: inner)], visible: outer,
      viewport: inner)
  }

  private func draw(_ root: LayoutNode) {
    for view in canvas.subviews { view.removeFromSuperview() }
    TreeDrawing(scale: environment.displayScale)
      .draw(root, from: .zero, into: canvas, at: .zero)
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    let traits = traitCollection
    values.colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    values.layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
    values.displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    values.container.size = safeArea.isEmpty ? UIScreen.main.bounds.size : safeArea.size
    return values
  }
}
