/// An image, which keeps its size unless it is resizable.
final class ImageNode: LayoutNode {
  let image: ResolvedImage

  init(_ image: ResolvedImage, _ environment: EnvironmentValues) {
    self.image = image
    super.init(environment)
  }

  /// The size: resizable images take the proposed size, but at least that of their caps.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let insets = image.resizing?.capInsets else { return image.size }
    return CGSize(
      width: proposal.width.map { max($0, insets.left + insets.right) } ?? image.size.width,
      height: proposal.height.map { max($0, insets.top + insets.bottom) } ?? image.size.height)
  }

  /// Symbols are aligned with the baseline of the text beside them.
  override var explicitGuides: Set<ObjectIdentifier>? { AlignmentGuides.baselines }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let offset = image.baselineOffset,
      guide == AlignmentGuides.FirstBaseline.self || guide == AlignmentGuides.LastBaseline.self
    else { return nil }
    return image.size.height - offset
  }

  /// Symbols have the same spacing as texts.
  override var spacing: ViewSpacing {
    guard let offset = image.baselineOffset else { return .plain }
    return ViewSpacing(edges: [
      .top: [.betweenTexts: 0, .aboveText: offset],
      .bottom: [.betweenTexts: 0, .belowText: offset + 1],
    ])
  }

  override func makeView() -> UIView? {
    image.image.map { PictureView($0, image, environment.imageTraits) }
  }
}

extension Image: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let image = resolved(in: evaluation.environment) else {
      let name = storage.variableValue == nil ? "Image" : "Image(variableValue:)"
      let file = storage.unreadableFile(in: evaluation.environment)
      return [evaluation.undrawn(file.map { "\(name) (\($0))" } ?? name)]
    }
    let node = ImageNode(image, evaluation.environment)
    guard image.isTemplate, let style = evaluation.environment.foreground,
      let paint = evaluation.environment.paint(for: style), paint.color == nil
    else { return [node] }
    let shown = evaluation.at("paint").node(
      of: _ShapeView(shape: Rectangle(), style: FixedStyle(fixed: paint.withoutShadows)),
      in: ZStackLayout())
    return [InkNode(node, shown).throwingShadows(of: paint)]
  }
}
