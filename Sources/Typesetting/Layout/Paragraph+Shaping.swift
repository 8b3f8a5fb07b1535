import DarkroomRaster

extension Paragraph {
  /// The range of a paragraph in a text, and the kind of its end.
  struct Bounds {
    var range: Range<Int>
    var fullRange: Range<Int>
    var endsWithLineSeparator: Bool
    var continuesParagraph: Bool
  }

  /// Returns paragraphs cut at newlines, U+2029 and U+2028; a text that ends in one has an empty last paragraph.
  static func bounds(in text: [UInt16]) -> [Bounds] {
    var found: [Bounds] = []
    var start = 0
    var continues = false
    var index = 0
    while index < text.count {
      let unit = text[index]
      guard Self.isTerminator(unit) else {
        index += 1
        continue
      }
      let isPair = unit == 0x0d && index + 1 < text.count && text[index + 1] == 0x0a
      let next = index + (isPair ? 2 : 1)
      let isSeparator = unit == 0x2028 || unit == 0x0b
      found.append(
        Bounds(
          range: start..<index, fullRange: start..<next, endsWithLineSeparator: isSeparator,
          continuesParagraph: continues))
      continues = isSeparator
      start = next
      index = next
    }
    found.append(
      Bounds(
        range: start..<text.count, fullRange: start..<text.count, endsWithLineSeparator: false,
        continuesParagraph: continues))
    return found
  }

  /// Returns whether a character is a newline or a separator of lines or paragraphs.
  static func isTerminator(_ unit: UInt16) -> Bool {
    (0x0a...0x0d).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Shapes the part of `text` in `bounds`.
  init(
    _ bounds: Bounds, of text: StyledText, style: ParagraphStyle,
    naturalDirection: WritingDirection, library: FontLibrary
  ) {
    let range = bounds.range
    let isWhole = range.count == text.characters.count
    let characters = isWhole ? text.characters : Array(text.characters[range])
    var direction = style.baseWritingDirection
    if direction == .natural, naturalDirection == .rightToLeft, !characters.hasStrongCharacter {
      direction = .rightToLeft
    }
    let levels = BidiLevels(of: characters, direction: direction)
    let items = Itemizer.items(
      of: characters, styles: Self.styles(in: range, of: text), levels: levels, library: library)
    var advances = [Double](repeating: 0, count: characters.count)
    var starts = [Bool](repeating: false, count: characters.count)
    for item in items { item.addAdvances(to: &advances, starts: &starts) }
    self.init(
      range: range, fullRange: bounds.fullRange,
      endsWithLineSeparator: bounds.endsWithLineSeparator,
      continuesParagraph: bounds.continuesParagraph, style: style, text: characters,
      baseLevel: levels.base, items: items, advances: advances, startsCluster: starts,
      width: advances.reduce(0, +), hasTabs: characters.contains(9))
  }

  /// Returns the style runs of `range`, with offsets from its start.
  private static func styles(
    in range: Range<Int>, of text: StyledText
  ) -> [(range: Range<Int>, style: TextStyle)] {
    guard !range.isEmpty, var index = text.runIndex(at: range.lowerBound) else { return [] }
    var styles: [(range: Range<Int>, style: TextStyle)] = []
    while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
      let part = text.runs[index].range.clamped(to: range)
      let start = part.lowerBound - range.lowerBound
      styles.append((start..<(start + part.count), text.runs[index].style))
      index += 1
    }
    return styles
  }
}

extension [UInt16] {
  /// Whether any character is a letter, and so has a direction of its own.
  fileprivate var hasStrongCharacter: Bool {
    var index = 0
    while index < count {
      let (scalar, next) = scalar(at: index)
      if scalar.properties.isAlphabetic { return true }
      index = next
    }
    return false
  }
}

extension TextItem {
  /// Sums glyphs by cluster, and adds what follows each of them.
  fileprivate func addAdvances(to advances: inout [Double], starts: inout [Bool]) {
    switch content {
    case .tab:
      starts[range.lowerBound] = true
    case .attachment(let attachment):
      for i in range {
        starts[i] = true
        advances[i] = attachment.bounds.width
      }
    case .glyphs(let run):
      let scale = font.pointsPerUnit
      for (i, cluster) in run.clusters.enumerated() {
        let at = range.lowerBound + Int(cluster)
        starts[at] = true
        advances[at] += Double(run.advances[i]) * scale
      }
      guard spacing != 0 else { return }
      for i in range where starts[i] && advances[i] != 0 { advances[i] += spacing }
    }
  }
}
