/// A shaped paragraph, which is cut into lines.
struct Paragraph {
  /// The range in the whole text, without the terminator.
  let range: Range<Int>
  /// The range in the whole text, with the terminator.
  let fullRange: Range<Int>
  /// Whether it ends with U+2028, after which the same paragraph continues on another line.
  let endsWithLineSeparator: Bool
  /// Whether it follows U+2028.
  let continuesParagraph: Bool
  let style: ParagraphStyle
  let text: [UInt16]
  let baseLevel: UInt8
  let items: [TextItem]
  /// The advances in points for each UTF-16 offset: the whole cluster's advance at its start, and 0 within.
  let advances: [Double]
  /// For each UTF-16 offset, whether a cluster starts there.
  let startsCluster: [Bool]
  /// The width of the whole paragraph; tabs count as zero.
  let width: Double
  let hasTabs: Bool

  var isRightToLeft: Bool { baseLevel & 1 == 1 }
  var count: Int { text.count }
  /// The language, which decides the rules of line breaks.
  var language: String? { items.first?.style.language }

  func isSpace(at index: Int) -> Bool { Self.isSpace(text[index]) }

  /// Returns whether a character is a space that can hang over the end of a line: U+0020, tab, or another breaking
  /// space.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
    default: false
    }
  }

  /// Returns the index of the first item that ends after `index`, or the number of items if there is none.
  func itemIndex(at index: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the offset after the last visible character of `range`.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return end
  }

  func width(of range: Range<Int>) -> Double { advances[range].reduce(0, +) }
}
