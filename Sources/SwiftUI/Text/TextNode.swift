/// Lines of text.
final class TextNode: LayoutNode {
  private let text: ResolvedText

  init(_ text: ResolvedText, _ environment: EnvironmentValues) {
    self.text = text
    super.init(environment)
  }

  private var pitch: CGFloat { text.font.lineHeight + text.lineSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard text.string.length > 0, proposal != .zero else { return .zero }
    guard proposal.width != 0 else { return CGSize(width: 0, height: up(text.font.lineHeight)) }
    let width = proposal.width ?? .greatestFiniteMagnitude
    let full = text.string.boundingRect(
      with: CGSize(width: min(width, 1e7), height: 1e7), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    let lines = Int(((full.height - text.font.lineHeight) / pitch).rounded()) + 1
    let shown = min(lines, environment.lineLimit ?? lines, fitting(proposal.height))
    let height = shown == lines ? full.height : text.font.lineHeight + CGFloat(shown - 1) * pitch
    return CGSize(width: min(up(full.width), width), height: up(height))
  }

  /// How many lines a height holds, at least one.
  private func fitting(_ height: CGFloat?) -> Int {
    guard let height, height.isFinite else { return .max }
    return max(Int((height - text.font.lineHeight) / pitch + 0.01) + 1, 1)
  }

  /// Sizes of texts are whole pixels.
  private func up(_ length: CGFloat) -> CGFloat {
    let scale = environment.displayScale
    return (length * scale - 0.001).rounded(.up) / scale
  }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if guide == AlignmentGuides.FirstBaseline.self { return text.font.ascender }
    guard guide == AlignmentGuides.LastBaseline.self else { return nil }
    return size(proposal).height + text.font.descender
  }

  /// Distances to neighbors after the font, as iOS 16 and later have them.
  override var spacing: ViewSpacing {
    let font = text.font
    let height = font.ascender - font.descender
    let step = up(height / 10)
    return ViewSpacing(edges: [
      .top: [
        .aboveText: height + step - font.ascender, .betweenTexts: up(pitch - font.lineHeight),
      ],
      .bottom: [
        .belowText: max(height + step - font.capHeight, step - font.descender), .betweenTexts: 0,
      ],
    ])
  }

  override func makeView() -> UIView? { TextView(text.string) }
}

extension Text: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let text = resolved(in: evaluation.environment) else {
      return [evaluation.undrawn("Text")]
    }
    return [TextNode(text, evaluation.environment)]
  }
}
