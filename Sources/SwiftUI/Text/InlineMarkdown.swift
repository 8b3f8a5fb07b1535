/// Markdown within a line, as it may occur in literals of texts: emphasis, code, strikethrough and links.
///
/// - SeeAlso: The CommonMark specification 0.31, section 6, and GitHub's extensions for strikethrough and bare addresses.
///   We differ: white space stays as it is, of pictures their text is shown, and HTML is text.
enum InlineMarkdown {
  /// The Markdown style of a span of text.
  struct Style: Equatable {
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    /// The address of a link.
    var link: String?
  }

  /// Text of one style.
  struct Span: Equatable {
    var text: String
    var style: Style
  }

  private static let signs = Array("*_`~[]<\\&@".utf8)

  static func spans(of string: String) -> [Span] {
    guard string.utf8.contains(where: signs.contains) || BareAddresses.mayBe(in: string) else {
      return [Span(text: string, style: Style())]
    }
    var parser = MarkdownParser(string)
    parser.parse()
    return merged(parser.tokens).flatMap(BareAddresses.linked)
  }

  /// Removes empty spans, and merges adjacent spans with the same style.
  private static func merged(_ tokens: [MarkdownToken]) -> [Span] {
    var spans: [Span] = []
    for token in tokens where !token.text.isEmpty {
      if spans.last?.style == token.style {
        spans[spans.count - 1].text += token.text
      } else {
        spans.append(Span(text: token.text, style: token.style))
      }
    }
    return spans
  }
}
