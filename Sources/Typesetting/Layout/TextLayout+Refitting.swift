import DarkroomRaster

extension TextLayout {
  /// The same lines in other room, aligned anew; nil where they might break or end otherwise.
  ///
  /// A label is measured in one room and drawn in another; mostly the lines are the same in both.
  package func refitted(to room: TextConstraints) -> TextLayout? {
    if room == constraints { return self }
    guard !isTruncated, room.lineBreakMode == constraints.lineBreakMode,
      room.naturalDirection == constraints.naturalDirection,
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
    // Every line fits, but for spaces at its end.
    size.width = min(size.width, room.width)
    return TextLayout(text: text, constraints: room, lines: lines, size: size)
  }

  /// Whether greedy breaking gives these lines at `width` too.
  ///
  /// It does in less room while every line fits, for what did not fit before fits even less; in more
  /// room only where no line was broken at all.
  private func holdsSameBreaks(_ width: Double) -> Bool {
    guard width <= constraints.width || !isBroken, !text.characters.contains(9) else {
      return false
    }
    let isPlain =
      text.runs.allSatisfy { $0.paragraphStyle.fillsItsWidth }
      && text.emptyParagraphStyle.fillsItsWidth
    // Where letters move back a line may be too wide in its middle, whatever its whole width.
    let grows = width >= constraints.width || text.runs.allSatisfy { $0.style.kern >= 0 }
    return isPlain && grows && lines.allSatisfy { $0.width <= width }
  }

  /// Whether a line ends elsewhere than its paragraph.
  private var isBroken: Bool {
    lines.dropLast().contains { line in
      guard let last = text.characters[line.range].last else { return false }
      return !Paragraph.isTerminator(last)
    }
  }
}

extension ParagraphStyle {
  /// Without indents and justification: a line's place depends on its own width alone.
  fileprivate var fillsItsWidth: Bool {
    firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0 && alignment != .justified
  }
}

extension TextLine {
  /// Moves the line to its side of a room `width` points wide.
  fileprivate mutating func align(in width: Double) {
    let free = width - self.width
    origin.x = free > 0 || side == .right ? free * side.share : 0
  }
}
