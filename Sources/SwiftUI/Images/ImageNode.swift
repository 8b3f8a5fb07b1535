/// An image, which keeps its size unless it is resizable.
final class ImageNode: LayoutNode {
  let image: ResolvedImage

  /// - Parameter paint: what shows through the picture; empty if it has colors.
  init(_ image: ResolvedImage, paint: [LayoutNode] = [], _ environment: EnvironmentValues) {
    self.image = image
    super.init(environment, paint)
  }

  /// Resizable images answer the proposal, and at least the lengths of their caps.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let insets = image.resizing?.capInsets else { return image.size }
    return CGSize(
      width: proposal.width.map { max($0, insets.left + insets.right) } ?? image.size.width,
      height: proposal.height.map { max($0, insets.top + insets.bottom) } ?? image.size.height)
  }

  /// Symbols stand on the line of the text beside them.
  override var explicitGuides: Set<ObjectIdentifier>? { AlignmentGuides.baselines }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let offset = image.baselineOffset,
      guide == AlignmentGuides.FirstBaseline.self || guide == AlignmentGuides.LastBaseline.self
    else { return nil }
    return image.size.height - offset
  }

  /// Symbols keep distances as texts do.
  override var spacing: ViewSpacing {
    guard let offset = image.baselineOffset else { return .plain }
    return ViewSpacing(edges: [
      .top: [.betweenTexts: 0, .aboveText: offset],
      .bottom: [.betweenTexts: 0, .belowText: offset + 1],
    ])
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  override func makeView() -> UIView? {
    guard let picture = image.image.map({ PictureView($0, image, environment.imageTraits) }) else {
      return nil
    }
    return children.isEmpty ? picture : EffectView(showingThrough: picture)
  }
}

extension EffectView {
  /// Shows what lies in the view where the picture is opaque.
  fileprivate convenience init(showingThrough picture: PictureView) {
    self.init(frame: .zero)
    mask = picture
    isAccessibilityElement = true
    accessibilityLabel = picture.accessibilityLabel
    accessibilityTraits = picture.accessibilityTraits
    arrange = { [picture] in picture.frame = $0.bounds }
  }
}

extension Image: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let image = resolved(in: evaluation.environment) else {
      return [evaluation.undrawn(storage.variableValue == nil ? "Image" : "Image(variableValue:)")]
    }
    let paint =
      image.masksPaint
      ? evaluation.at("paint").nodes(of: _ShapeView(shape: Rectangle(), style: ForegroundStyle()))
      : []
    return [ImageNode(image, paint: paint, evaluation.environment)]
  }
}
