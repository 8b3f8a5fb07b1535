/// A paragraph, shaped: what lines are cut from.
struct Paragraph {
  /// In the whole text, without the terminator.
  let range: Range<Int>
  /// In the whole text, with the terminator.
  let fullRange: Range<Int>
  /// Whether it goes on after U+2028, as the same paragraph with another line.
  let endsWithLineSeparator: Bool
  /// Whether it follows U+2028.
  let continuesParagraph: Bool
  let style: ParagraphStyle
  let text: [UInt16]
  let baseLevel: UInt8
  let items: [TextItem]
  /// Points for each UTF-16 offset: the whole cluster's advance at its start, 0 within.
  let advances: [Double]
  /// For each UTF-16 offset, whether a cluster starts there.
  let startsCluster: [Bool]
  /// Of the whole paragraph; tabs count as nothing.
  let width: Double
  let hasTabs: Bool

  var isRightToLeft: Bool { baseLevel & 1 == 1 }
  var count: Int { text.count }
  /// What rules its line breaks.
  var language: String? { items.first?.style.language }

  func isSpace(at index: Int) -> Bool { Self.isSpace(text[index]) }

  /// Spaces that may hang over the end of a line: U+0020, tab, and the other breaking spaces.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
    default: false
    }
  }

  /// The first item that ends behind `index`; the number of items where none does.
  func itemIndex(at index: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The offset after the last visible character of `range`.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return end
  }

  func width(of range: Range<Int>) -> Double { advances[range].reduce(0, +) }
}
