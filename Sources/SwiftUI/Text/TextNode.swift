import DarkroomTypesetting

/// Lines of text.
final class TextNode: LayoutNode {
  let text: ResolvedText
  private lazy var styled = text.styled(paragraph)
  /// The constraints without a limit of length.
  private lazy var endless = TextConstraints(
    width: .infinity, height: .infinity,
    maximumLines: environment.lineLimit.map { max($0, 1) } ?? 0,
    lineBreakMode: environment.truncationMode.lineBreakMode,
    naturalDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  private lazy var scale = environment.displayScale
  private var placed = ProposedViewSize.unspecified

  /// - Parameter paint: The content that shows through the glyphs; nil if they have colors.
  init(_ text: ResolvedText, paint: [LayoutNode] = [], _ environment: EnvironmentValues) {
    self.text = text
    super.init(environment, paint)
  }

  // MARK: Lines

  private var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment
    style.lineSpacing = pitch - text.font.lineHeight
    style.baseWritingDirection = .natural
    style.allowsDefaultTighteningForTruncation = environment.allowsTightening
    return style
  }

  private var alignment: DarkroomTypesetting.TextAlignment {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .center: .center
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// The distance from one line to the next.
  private var pitch: CGFloat { letters + text.leading + environment.lineSpacing }

  private var letters: CGFloat { text.font.ascender - text.font.descender }

  /// The lines for a proposal, in a smaller size if they do not fit and may shrink.
  private func lines(_ proposal: ProposedViewSize) -> TextLayout {
    let whole = lines(styled, proposal)
    let factor = environment.minimumScaleFactor
    guard whole.isTruncated, factor < 1 else { return whole }
    let least = Int((max(factor, 0) * 100).rounded())
    return least < 100 ? shrunk(proposal, hundredths: max(least, 1)...99) : whole
  }

  /// The lines in the largest size at which the whole text fits, or else in the smallest.
  private func shrunk(_ proposal: ProposedViewSize, hundredths: ClosedRange<Int>) -> TextLayout {
    var (low, high) = (hundredths.lowerBound, hundredths.upperBound)
    var best = lines(text.styled(paragraph, scale: CGFloat(low) / 100), proposal)
    guard !best.isTruncated else { return best }
    while low < high {
      let middle = (low + high + 1) / 2
      let tried = lines(text.styled(paragraph, scale: CGFloat(middle) / 100), proposal)
      if tried.isTruncated {
        high = middle - 1
      } else {
        (low, best) = (middle, tried)
      }
    }
    return best
  }

  private func lines(_ text: StyledText, _ proposal: ProposedViewSize) -> TextLayout {
    var room = endless
    room.width = Self.limit(proposal.width)
    room.height = Self.limit(proposal.height)
    return .remembered(text, constraints: room)
  }

  private static func limit(_ length: CGFloat?) -> Double {
    guard let length, length < 1e6 else { return .infinity }
    return Double(max(length, 0))
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !text.pieces.isEmpty, proposal != .zero else { return .zero }
    guard proposal.width != 0 else { return CGSize(width: 0, height: up(text.font.lineHeight)) }
    let lines = lines(proposal)
    let width = min(up(CGFloat(lines.size.width)), proposal.width ?? .infinity)
    return CGSize(width: width, height: max(up(CGFloat(lines.size.height)), reservedHeight))
  }

  private var reservedHeight: CGFloat {
    guard let lines = environment.lowerLineLimit, lines > 0 else { return 0 }
    return up(text.font.lineHeight + CGFloat(lines - 1) * pitch)
  }

  /// Rounds up, because sizes of texts are whole pixels.
  private func up(_ length: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  override var explicitGuides: Set<ObjectIdentifier>? { AlignmentGuides.baselines }

  override func explicit(
    _ guide: any AlignmentID.Type, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard !text.pieces.isEmpty else { return nil }
    if guide == AlignmentGuides.FirstBaseline.self { return CGFloat(lines(proposal).firstBaseline) }
    guard guide == AlignmentGuides.LastBaseline.self else { return nil }
    return CGFloat(lines(proposal).lastBaseline)
  }

  /// The spacing to neighbors, which depends on the font from iOS 16 on.
  override var spacing: ViewSpacing {
    let font = text.font
    let height = font.ascender - font.descender
    let step = up(height / 10)
    return ViewSpacing(edges: [
      .top: [
        .aboveText: height + step - font.ascender,
        .betweenTexts: up(max(text.leading, 0) + environment.lineSpacing),
      ],
      .bottom: [
        .belowText: max(height + step - font.capHeight, step - font.descender), .betweenTexts: 0,
      ],
    ])
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    placed = proposal
    super.placeChildren(proposal, in: surroundings)
  }

  // MARK: Drawing

  /// The lines in the node, of which the first may start to its left.
  private var drawn: TextLines {
    let lines = lines(placed)
    let free = Self.limit(placed.width) - Double(frame.width)
    return TextLines(
      layout: lines, x: free.isFinite ? -free * alignment.share : 0, margin: text.font.pointSize)
  }

  /// The frames of the lines, in points of the node: as wide as their glyphs and as high as their font.
  var lineRects: [CGRect] { drawn.rects }

  override func makeView() -> UIView? {
    TextView(shown.string, drawn, masksPaint: !children.isEmpty)
  }

  /// The text without its images.
  var shown: ViewText {
    var string = text.string
    // The search takes longer than everything else for most texts, which are pure ASCII.
    if string.utf8.contains(0xEF) { string.replace("\u{FFFC}", with: "") }
    return ViewText(string: string, font: text.font, isTruncated: lines(placed).isTruncated)
  }
}

extension DarkroomTypesetting.TextAlignment {
  /// The share of the free width on the left.
  fileprivate var share: Double {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}

extension Text.TruncationMode {
  fileprivate var lineBreakMode: LineBreakMode {
    switch self {
    case .head: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .tail: .byTruncatingTail
    }
  }
}

extension Text: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let environment = ownEnvironment(in: evaluation.environment)
    guard let text = resolved(inOwn: environment) else { return [evaluation.undrawn("Text")] }
    let paint = paint(inOwn: environment)
    let node = TextNode(text, paint: nodes(of: paint, in: evaluation), evaluation.environment)
    for case .label(let label) in modifiers {
      node.accessibility.append(AccessibilityProperties(label: label))
    }
    return [node.throwingShadows(of: paint)]
  }

  /// The paint that shows through the glyphs if it isn't a plain color, such as a gradient.
  private func paint(inOwn environment: EnvironmentValues) -> Paint? {
    guard let style = environment.foreground, environment.color(for: style) == nil
    else { return nil }
    return environment.paint(for: style)
  }

  @MainActor
  private func nodes(of paint: Paint?, in evaluation: Evaluation) -> [LayoutNode] {
    guard let paint else { return [] }
    return evaluation.at("paint").nodes(
      of: _ShapeView(shape: Rectangle(), style: FixedStyle(fixed: paint.withoutShadows)))
  }
}
