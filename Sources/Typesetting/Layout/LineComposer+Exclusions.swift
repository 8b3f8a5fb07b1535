extension LineComposer {
  /// Adds the paragraph's lines beside excluded areas; returns false if there is no room for the text after them.
  mutating func add(
    _ paragraph: Paragraph, isLast: Bool, beside exclusions: TextExclusions
  ) -> Bool {
    let mode = constraints.lineBreakMode ?? paragraph.style.lineBreakMode
    var breaker = LineBreaker(paragraph, mode: mode)
    var start = 0
    repeat {
      rowCount += 1
      let isFinal = constraints.maximumLines > 0 && rowCount >= constraints.maximumLines
      let source = RowSource(
        paragraph: paragraph, mode: mode, start: start,
        isFinal: isFinal || constraints.lineBreakMode == nil, hasMore: isFinal && !isLast)
      let row = row(of: source, beside: exclusions, &breaker)
      if !lines.isEmpty, row.top + row.height > constraints.height + LineBreaker.tolerance {
        isTruncated = true
        return false
      }
      append(row, of: paragraph)
      start = row.end
      if isFinal {
        if start < paragraph.count || !isLast { isTruncated = true }
        return false
      }
    } while start < paragraph.count
    return true
  }

  private mutating func append(_ row: LineRow, of paragraph: Paragraph) {
    for (line, measure) in row.lines {
      top = row.top
      append(line, paragraph, measure)
    }
  }

  /// Returns the next row, at the first place with enough room.
  ///
  /// The room depends on the height, and the height on the text that finds room, so the row is set again when it turns
  /// out to be higher than expected.
  private func row(
    of source: RowSource, beside exclusions: TextExclusions, _ breaker: inout LineBreaker
  ) -> LineRow {
    var top = self.top
    var height = expectedHeight(of: source)
    while true {
      let rooms = exclusions.rooms(from: top, to: top + height, width: constraints.width)
      let row = row(of: source, at: top, in: rooms, padding: exclusions.padding, &breaker)
      if row.parts.isEmpty {
        top = exclusions.nextTop(from: top, to: top + height)
      } else if row.height > height + LineBreaker.tolerance {
        height = row.height
      } else {
        return row
      }
    }
  }

  /// Returns the height of a line in the style of the row's first character.
  private func expectedHeight(of source: RowSource) -> Double {
    let measure = LineMeasure(
      source.paragraph, isFirst: source.isFirst, width: constraints.width)
    let setter = LineSetter(paragraph: source.paragraph, measure: measure)
    var line = setter.set([], fit: GlyphFit())
    line.range = setter.absolute(source.start..<source.start)
    stretchHeight(of: &line, source.paragraph)
    return line.height
  }

  /// Fills the rooms in the paragraph's direction; a room that is too narrow for a letter stays empty.
  private func row(
    of source: RowSource, at top: Double, in rooms: [LineSpan]?, padding: Double,
    _ breaker: inout LineBreaker
  ) -> LineRow {
    var row = LineRow(top: top, start: source.start)
    let paragraph = source.paragraph
    let whole = LineMeasure(paragraph, isFirst: source.isFirst, width: constraints.width)
    guard let rooms else {
      let (line, end) = part(of: source, from: source.start, whole, isLast: true, &breaker)
      row.append(line, whole, end: end)
      return row
    }
    let ordered = paragraph.isRightToLeft ? rooms.reversed() : rooms
    for (i, room) in ordered.enumerated() {
      let measure = whole.inside(
        room.inset(by: padding), isRightToLeft: paragraph.isRightToLeft, width: constraints.width)
      guard measure.width > 0 else { continue }
      var (line, end) = part(
        of: source, from: row.end, measure, isLast: i == ordered.count - 1, &breaker)
      guard line.width <= measure.width + LineBreaker.tolerance else { continue }
      line.room = room
      row.append(line, measure, end: end)
      if end == paragraph.count { break }
    }
    return row
  }

  /// Returns a line of a row, and the offset in the paragraph after it.
  private func part(
    of source: RowSource, from start: Int, _ measure: LineMeasure, isLast: Bool,
    _ breaker: inout LineBreaker
  ) -> (line: TextLine, end: Int) {
    let paragraph = source.paragraph
    let setter = LineSetter(paragraph: paragraph, measure: measure)
    let takesRest = isLast && source.isFinal
    var end = paragraph.count
    var line: TextLine
    if takesRest, source.mode.truncates {
      line = setter.truncated(
        from: start, mode: source.mode, hasMore: source.hasMore, breaker: &breaker)
    } else {
      if !takesRest || source.mode != .byClipping {
        end = breaker.end(from: start, width: measure.width)
      }
      line = setter.line(start..<end, endsParagraph: end == paragraph.count)
    }
    stretchHeight(of: &line, paragraph)
    return (line, end)
  }
}
