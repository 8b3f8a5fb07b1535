extension MarkdownParser {
  /// Begins a link, or an image if the bracket has two characters.
  mutating func openBracket(length: Int) {
    brackets.append(tokens.count)
    tokens.append(MarkdownToken(String(letters[place..<(place + length)])))
    place += length
  }

  /// Ends a link if an address follows; for an image its text is shown.
  mutating func closeBracket() {
    guard let opening = brackets.popLast(), let (address, end) = address(at: place + 1) else {
      return append("]", length: 1)
    }
    matchDelimiters(from: opening + 1)
    let isPicture = tokens[opening].text == "!["
    tokens[opening].text = ""
    if !isPicture {
      for index in tokens.indices where index > opening { tokens[index].style.link = address }
      // A link cannot contain links.
      brackets = []
    }
    place = end
    // The text after it is not part of the link.
    tokens.append(MarkdownToken(""))
  }

  /// The address in parentheses, with or without a title, and its end.
  private func address(at start: Int) -> (address: String, end: Int)? {
    guard letter(at: start) == "(" else { return nil }
    var depth = 0
    for index in start..<letters.count {
      if letters[index] == "(" { depth += 1 }
      if letters[index] == ")" { depth -= 1 }
      if depth == 0 { return Self.address(letters[(start + 1)..<index]).map { ($0, index + 1) } }
    }
    return nil
  }

  private static func address(_ letters: ArraySlice<Character>) -> String? {
    let text = String(letters)
    let form = /\s*(?:<([^<>\n]*)>|(\S*))(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*/
    guard let match = text.wholeMatch(of: form) else { return nil }
    return String(match.output.1 ?? match.output.2 ?? "")
  }

  /// An address between angle brackets.
  mutating func readAddress() {
    let inside = letters[(place + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
    let address = String(inside)
    guard letter(at: place + 1 + inside.count) == ">" else { return append("<", length: 1) }
    let isMail = address.wholeMatch(of: BareAddresses.mail) != nil
    guard isMail || address.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+:/) != nil else {
      return append("<", length: 1)
    }
    var token = MarkdownToken(address)
    token.style.link = isMail ? "mailto:" + address : address
    tokens.append(token)
    place += inside.count + 2
  }
}
