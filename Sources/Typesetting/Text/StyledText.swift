/// Text with its styles; positions are UTF-16 offsets, as NSAttributedString's.
package struct StyledText: Hashable, Sendable {
  /// A stretch of characters of one style.
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var style: TextStyle
    /// The paragraph style; a paragraph has that of its first character.
    package var paragraphStyle: ParagraphStyle
  }

  package private(set) var characters: [UInt16] = []
  /// The runs in order, without gaps or empty runs.
  package private(set) var runs: [Run] = []
  /// The style that gives an empty text, or an empty last line, its height.
  package private(set) var emptyStyle: TextStyle
  package private(set) var emptyParagraphStyle: ParagraphStyle

  /// Creates an empty text.
  package init(style: TextStyle, paragraphStyle: ParagraphStyle = .standard) {
    emptyStyle = style
    emptyParagraphStyle = paragraphStyle
  }

  package init(_ text: String, style: TextStyle, paragraphStyle: ParagraphStyle = .standard) {
    self.init(style: style, paragraphStyle: paragraphStyle)
    append(text, style: style, paragraphStyle: paragraphStyle)
  }

  package mutating func append(
    _ text: String, style: TextStyle, paragraphStyle: ParagraphStyle = .standard
  ) {
    let start = characters.count
    characters.append(contentsOf: text.utf16)
    guard characters.count > start else { return }
    runs.append(
      Run(range: start..<characters.count, style: style, paragraphStyle: paragraphStyle))
    emptyStyle = style
    emptyParagraphStyle = paragraphStyle
  }

  package var string: String { String(decoding: characters, as: UTF16.self) }
  package var count: Int { characters.count }

  /// Returns the run that contains the character at `index`, or nil at or past the end.
  package func run(at index: Int) -> Run? { runIndex(at: index).map { runs[$0] } }

  func runIndex(at index: Int) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].range.contains(index) ? low : nil
  }

  /// Returns the style of the character at `index`, or of the end of the text.
  func style(at index: Int) -> TextStyle { run(at: index)?.style ?? emptyStyle }

  /// Returns the style of the paragraph that begins at `index`.
  func paragraphStyle(at index: Int) -> ParagraphStyle {
    run(at: index)?.paragraphStyle ?? emptyParagraphStyle
  }
}
