/// A stretch of Markdown while it is read: letters, or a run of marks that may turn out to be letters.
struct MarkdownToken {
  /// Marks of emphasis or strikethrough.
  struct Delimiter {
    let mark: Character
    /// How many there were.
    let length: Int
    /// How many have no partner yet; these are shown.
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
