extension LocalizedStringKey.PlainText {
  /// The text if no table of the preferred language contains the key, and the locale uses Latin digits.
  fileprivate func untranslated(
    _ table: String?, _ bundle: Bundle?, _ locale: Locale
  ) -> String? {
    // A key that is its own text has the same text in a table.
    guard (bundle ?? .main).localizedString(forKey: key, value: nil, table: table) == key,
      key == text || NumberingSystems.isLatin(of: locale)
    else { return nil }
    return text
  }
}

extension LocalizedStringKey {
  /// A part of a text after its look-up, with its Markdown style.
  struct Part {
    let piece: Piece
    let markdown: InlineMarkdown.Style
  }

  /// The text from a table, or the key itself, in the language of a locale.
  func parts(_ table: String?, _ bundle: Bundle?, _ locale: Locale) -> [Part] {
    if locale == .current, let text = plain?.untranslated(table, bundle, locale) {
      return Self.parts(of: text, pieces)
    }
    let resource = LocalizedStringResource(
      value, table: table, locale: locale,
      bundle: bundle.map { .atURL($0.bundleURL) } ?? .main)
    return Self.parts(of: String(localized: resource), pieces)
  }

  /// Parses Markdown, and then inserts the pieces into texts and addresses of links.
  static func parts(of string: String, _ pieces: [Piece] = []) -> [Part] {
    InlineMarkdown.spans(of: string).flatMap { span in
      var style = span.style
      style.link = style.link.map { filled($0, pieces) }
      return split(span.text, pieces).map { Part(piece: $0, markdown: style) }
    }
  }

  private static func split(_ text: String, _ pieces: [Piece]) -> [Piece] {
    guard !pieces.isEmpty else { return text.isEmpty ? [] : [.string(text)] }
    var parts: [Piece] = []
    var letters = ""
    for letter in text {
      guard let index = PieceMark.index(of: letter), pieces.indices.contains(index) else {
        letters.append(letter)
        continue
      }
      if !letters.isEmpty { parts.append(.string(letters)) }
      letters = ""
      parts.append(pieces[index])
    }
    return letters.isEmpty ? parts : parts + [.string(letters)]
  }

  /// Inserts pieces into an address, where only strings are possible.
  private static func filled(_ address: String, _ pieces: [Piece]) -> String {
    split(address, pieces).map { if case .string(let string) = $0 { string } else { "" } }.joined()
  }
}
