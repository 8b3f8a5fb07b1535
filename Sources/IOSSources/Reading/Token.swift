/// A piece of Swift source with meaning; white space and comments lie between tokens.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A name or a keyword, also in backticks.
    case word
    case number
    /// `#selector`, `#if`, …
    case pound
    /// The text between two quotes, or between a quote and an interpolation, quotes included.
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
  /// Whether white space or a comment stands before it.
  package var followsSpace: Bool
}
