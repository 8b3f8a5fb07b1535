/// A token while Markdown is parsed: text, or a run of delimiters that may turn out to be text.
struct MarkdownToken {
  /// Marks of emphasis or strikethrough.
  struct Delimiter {
    let mark: Character
    /// How many there were.
    let length: Int
    /// The number of delimiters without a partner; these are shown.
    var count: Int
    var mayOpen: Bool
    var mayClose: Bool
  }

  private var letters: String
  var style = InlineMarkdown.Style()
  var delimiter: Delimiter?

  init(_ letters: String) { self.letters = letters }

  init(_ delimiter: Delimiter) {
    letters = ""
    self.delimiter = delimiter
  }

  /// What is shown of it.
  var text: String {
    get { delimiter.map { String(repeating: $0.mark, count: $0.count) } ?? letters }
    set { letters = newValue }
  }
}
