/// A meaningful piece of Swift source; white space and comments are between tokens.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A name or a keyword, possibly in backticks.
    case word
    case number
    /// `#selector`, `#if`, …
    case pound
    /// The text between two quotation marks, or between a quotation mark and an interpolation, including the quotation
    /// marks.
    case string
    /// One of `( ) [ ] { } , : ; . @ ? ! & = < > …`, or a run of operator characters.
    case symbol
    case regex
  }

  package var kind: Kind
  /// In bytes of the file.
  package var range: Range<Int>
  /// Whether it is the first token of its line.
  package var startsLine: Bool
  /// Whether white space or a comment precedes it.
  package var followsSpace: Bool
}
