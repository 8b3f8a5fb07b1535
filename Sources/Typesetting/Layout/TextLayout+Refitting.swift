import DarkroomRaster

extension TextLayout {
  /// Returns the same lines aligned in other room, or nil if they might break or end differently there.
  ///
  /// A label is measured in one room and drawn in another; usually the lines are the same in both.
  package func refitted(to room: TextConstraints) -> TextLayout? {
    if room == constraints { return self }
    guard !isTruncated, room.exclusions == nil, constraints.exclusions == nil,
      room.lineBreakMode == constraints.lineBreakMode,
      room.naturalDirection == constraints.naturalDirection,
      room.alignsNaturallyAtRight == constraints.alignsNaturallyAtRight,
      room.maximumLines == 0 || lines.count <= room.maximumLines,
      room.lineBreakMode != .byClipping || room.maximumLines == constraints.maximumLines,
      lines.count == 1 || size.height <= room.height + LineBreaker.tolerance,
      room.width == constraints.width || holdsSameBreaks(room.width)
    else { return nil }
    var lines = lines
    if room.width != constraints.width {
      let width = room.width.isFinite ? room.width : size.width
      for i in lines.indices { lines[i].align(in: width) }
    }
    var size = size
    // Every line fits, except for spaces at its end.
    size.width = min(size.width, room.width)
    return TextLayout(text: text, constraints: room, lines: lines, size: size)
  }

  /// Returns whether greedy breaking gives these lines at `width` too.
  ///
  /// With less room, it does if every line fits, because text that did not fit before fits even less. With more room,
  /// it does only if no line was broken at all.
  private func holdsSameBreaks(_ width: Double) -> Bool {
    guard width <= constraints.width || !isBroken, !text.characters.contains(9) else {
      return false
    }
    let isPlain =
      text.runs.allSatisfy { $0.paragraphStyle.fillsItsWidth }
      && text.emptyParagraphStyle.fillsItsWidth
    // If letters move back, a line can be too wide in its middle, whatever its total width.
    let grows = width >= constraints.width || text.runs.allSatisfy { $0.style.kern >= 0 }
    return isPlain && grows && lines.allSatisfy { $0.width <= width }
  }

  /// Whether a line ends before the end of its paragraph.
  private var isBroken: Bool {
    lines.dropLast().contains { line in
      guard let last = text.characters[line.range].last else { return false }
      return !Paragraph.isTerminator(last)
    }
  }
}

extension ParagraphStyle {
  /// Whether there are no indents and no justification, so that a line's place depends only on its own width.
  fileprivate var fillsItsWidth: Bool {
    firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0 && alignment != .justified
  }
}

extension TextLine {
  /// Aligns the line in a room `width` points wide.
  fileprivate mutating func align(in width: Double) {
    let free = width - self.width
    origin.x = free > 0 || side == .right ? free * side.share : 0
  }
}
