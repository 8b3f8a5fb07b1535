import DarkroomRaster

/// Lays out a text line by line, from top to bottom, until its room is full.
struct LineComposer {
  let text: StyledText
  let constraints: TextConstraints
  let library: FontLibrary

  var lines: [TextLine] = []
  var isTruncated = false
  /// The top of the next line, spacing included.
  var top = 0.0
  private var bottom = 0.0
  /// The number of rows so far; it is counted only beside excluded areas, where a row can have several lines.
  var rowCount = 0
  /// The right edge of the widest line.
  var widest = 0.0
  /// The alignment of each line, applied when the widest line is known; used only without a width.
  var pendingAlignments: [TextAlignment] = []
  /// The source of the last line, which is set again if there is no room for another line.
  private var last: (paragraph: Paragraph, start: Int, measure: LineMeasure)?

  init(text: StyledText, constraints: TextConstraints, library: FontLibrary) {
    self.text = text
    self.constraints = constraints
    self.library = library
  }

  var size: (width: Double, height: Double) { (widest, bottom) }

  mutating func compose() {
    let all = Paragraph.bounds(in: text.characters)
    var style = text.paragraphStyle(at: 0)
    for (i, bounds) in all.enumerated() {
      if !bounds.continuesParagraph { style = text.paragraphStyle(at: bounds.range.lowerBound) }
      let paragraph = Paragraph(
        bounds, of: text, style: style, naturalDirection: constraints.naturalDirection,
        library: library)
      if i > 0, !bounds.continuesParagraph { top += style.paragraphSpacingBefore }
      let isLast = i == all.count - 1
      let hasRoom =
        if let exclusions = constraints.exclusions {
          add(paragraph, isLast: isLast, beside: exclusions)
        } else {
          add(paragraph, isLast: isLast)
        }
      guard hasRoom else { break }
      if !bounds.endsWithLineSeparator { top += style.paragraphSpacing }
    }
    alignWithinWidest()
  }

  /// Adds the paragraph's lines; returns false if there is no room for the text after them.
  private mutating func add(_ paragraph: Paragraph, isLast: Bool) -> Bool {
    let mode = constraints.lineBreakMode ?? paragraph.style.lineBreakMode
    var breaker = LineBreaker(paragraph, mode: mode)
    var start = 0
    repeat {
      let isFirst = start == 0 && !paragraph.continuesParagraph
      let measure = LineMeasure(paragraph, isFirst: isFirst, width: constraints.width)
      let isFinal = constraints.maximumLines > 0 && lines.count + 1 >= constraints.maximumLines
      let isTruncating = mode.truncates && (isFinal || constraints.lineBreakMode == nil)
      let isClipped =
        mode == .byClipping && (isFinal || constraints.lineBreakMode == nil)
      let end =
        isTruncating || isClipped
        ? paragraph.count : breaker.end(from: start, width: measure.width)
      let setter = LineSetter(paragraph: paragraph, measure: measure)
      var line =
        isTruncating
        ? setter.truncated(
          from: start, mode: mode, hasMore: isFinal && !isLast, breaker: &breaker)
        : setter.line(start..<end, endsParagraph: end == paragraph.count)
      stretchHeight(of: &line, paragraph)
      if !lines.isEmpty, top + line.height > constraints.height + LineBreaker.tolerance {
        dropRest(mode)
        return false
      }
      append(line, paragraph, measure)
      last = (paragraph, start, measure)
      start = end
      if isFinal {
        if start < paragraph.count || !isLast { isTruncated = true }
        return false
      }
    } while start < paragraph.count
    return true
  }

  /// Ends the text with the previous line, whose ellipsis represents the rest.
  private mutating func dropRest(_ mode: LineBreakMode) {
    isTruncated = true
    guard mode.truncates, constraints.lineBreakMode != nil, let last, let old = lines.popLast()
    else { return }
    pendingAlignments.removeLast()
    var breaker = LineBreaker(last.paragraph, mode: mode)
    var line = LineSetter(paragraph: last.paragraph, measure: last.measure).truncated(
      from: last.start, mode: mode, hasMore: true, breaker: &breaker)
    stretchHeight(of: &line, last.paragraph)
    top = old.top
    append(line, last.paragraph, last.measure)
  }

  mutating func append(_ line: TextLine, _ paragraph: Paragraph, _ measure: LineMeasure) {
    var line = line
    line.top = top
    let alignment = side(paragraph)
    line.side = alignment
    var x = measure.left
    if measure.width.isFinite {
      let free = measure.width - line.width
      // A line that is too long begins at its leading edge.
      x += free * (free > 0 || alignment == .right ? alignment.share : 0)
      pendingAlignments.append(.left)
    } else {
      pendingAlignments.append(alignment)
    }
    line.origin = Point(x: x, y: top + line.ascent)
    widest = max(widest, measuredWidth(of: line, paragraph, measure) + measure.headIndent)
    isTruncated = isTruncated || line.isTruncated
    bottom = top + line.height
    top = bottom + paragraph.style.lineSpacing
    lines.append(line)
  }

  /// Returns the measured width.
  ///
  /// Spaces at the end of a paragraph count as far as there is room; where a line is broken, they hang over.
  private func measuredWidth(
    of line: TextLine, _ paragraph: Paragraph, _ measure: LineMeasure
  ) -> Double {
    guard line.trailingWidth > 0, line.range.upperBound == paragraph.fullRange.upperBound else {
      return line.width
    }
    return max(line.width, min(line.width + line.trailingWidth, measure.width))
  }

  /// Returns the paragraph's alignment as left, right or center.
  private func side(_ paragraph: Paragraph) -> TextAlignment {
    switch paragraph.style.alignment {
    case .left, .center, .right: paragraph.style.alignment
    case .natural where constraints.alignsNaturallyAtRight: .right
    case .natural, .justified: paragraph.isRightToLeft ? .right : .left
    }
  }

  /// Aligns the lines to one another, because there is no width.
  private mutating func alignWithinWidest() {
    for (i, alignment) in pendingAlignments.enumerated() where alignment != .left {
      lines[i].origin.x += (widest - lines[i].origin.x - lines[i].width) * alignment.share
    }
  }
}

extension TextAlignment {
  /// The share of the free width on the left.
  var share: Double {
    switch self {
    case .left, .natural, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
