/// Splits Markdown into spans of one style.
struct MarkdownParser {
  let letters: [Character]
  var place = 0
  var tokens: [MarkdownToken] = []
  /// The tokens that are opening brackets, the innermost last.
  var brackets: [Int] = []

  init(_ string: String) { letters = Array(string) }

  mutating func parse() {
    while place < letters.count { readNext() }
    matchDelimiters(from: 0)
  }

  private mutating func readNext() {
    switch letters[place] {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiter()
    case "<": readAddress()
    case "&": readEntity()
    case "!" where letter(at: place + 1) == "[": openBracket(length: 2)
    case "[": openBracket(length: 1)
    case "]": closeBracket()
    default: append(String(letters[place]), length: 1)
    }
  }

  func letter(at index: Int) -> Character? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  /// Appends a text, and skips some characters.
  mutating func append(_ text: String, length: Int) {
    if let last = tokens.indices.last, tokens[last].delimiter == nil, brackets.last != last,
      tokens[last].style == .init()
    {
      tokens[last].text += text
    } else {
      tokens.append(MarkdownToken(text))
    }
    place += length
  }

  private mutating func readEscape() {
    guard let next = letter(at: place + 1), next.isASCII, next.isMarkdownPunctuation else {
      return append("\\", length: 1)
    }
    append(String(next), length: 2)
  }

  /// Reads code, which extends to as many backticks as it began with.
  private mutating func readCode() {
    let length = runLength(at: place)
    var end = place + length
    while end < letters.count {
      let closing = letters[end] == "`" ? runLength(at: end) : 0
      if closing == length {
        var token = MarkdownToken(Self.code(letters[(place + length)..<end]))
        token.style.isCode = true
        tokens.append(token)
        place = end + length
        return
      }
      end += max(closing, 1)
    }
    append(String(repeating: "`", count: length), length: length)
  }

  /// The code without one space at each end.
  private static func code(_ letters: ArraySlice<Character>) -> String {
    let isPadded = letters.count > 2 && letters.first == " " && letters.last == " "
    let isBlank = letters.allSatisfy { $0 == " " }
    return String(isPadded && !isBlank ? letters.dropFirst().dropLast() : letters)
  }

  func runLength(at index: Int) -> Int { letters[index...].prefix { $0 == letters[index] }.count }

  private mutating func readDelimiter() {
    let mark = letters[place]
    let length = runLength(at: place)
    guard mark != "~" || length <= 2 else {
      return append(String(repeating: mark, count: length), length: length)
    }
    let sides = DelimiterSides(letter(at: place - 1), letter(at: place + length))
    let isLine = mark == "_"
    tokens.append(
      MarkdownToken(
        .init(
          mark: mark, length: length, count: length,
          mayOpen: sides.opens && (!isLine || !sides.closes || sides.followsPunctuation),
          mayClose: sides.closes && (!isLine || !sides.opens || sides.precedesPunctuation))))
    place += length
  }

  private mutating func readEntity() {
    let known: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    ]
    let name = String(letters[(place + 1)...].prefix { $0.isLetter })
    guard let text = known[name], letter(at: place + 1 + name.count) == ";" else {
      return append("&", length: 1)
    }
    append(text, length: name.count + 2)
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}

/// Whether a run of delimiters can open or close, which depends on the characters around it.
private struct DelimiterSides {
  let opens: Bool
  let closes: Bool
  let followsPunctuation: Bool
  let precedesPunctuation: Bool

  init(_ before: Character?, _ after: Character?) {
    let (followsSpace, precedesSpace) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
    followsPunctuation = before?.isMarkdownPunctuation ?? false
    precedesPunctuation = after?.isMarkdownPunctuation ?? false
    opens = !precedesSpace && (!precedesPunctuation || followsSpace || followsPunctuation)
    closes = !followsSpace && (!followsPunctuation || precedesSpace || precedesPunctuation)
  }
}
