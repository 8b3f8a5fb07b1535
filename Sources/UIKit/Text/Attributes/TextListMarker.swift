/// A list's format, taken apart.
struct TextListMarker {
  /// What stands between the braces.
  enum Kind: String {
    case box, check, circle, diamond, disc, hyphen, square
    case lowerHexadecimal = "lower-hexadecimal"
    case upperHexadecimal = "upper-hexadecimal"
    case octal
    case lowerAlpha = "lower-alpha"
    case upperAlpha = "upper-alpha"
    case lowerLatin = "lower-latin"
    case upperLatin = "upper-latin"
    case lowerRoman = "lower-roman"
    case upperRoman = "upper-roman"
    case decimal
    /// No braces, or other words in them.
    case none = ""

    var isOrdered: Bool {
      switch self {
      case .box, .check, .circle, .diamond, .disc, .hyphen, .square, .none: false
      default: true
      }
    }
  }

  private let prefix: String
  let kind: Kind
  private let suffix: String

  init(_ format: String) {
    guard let open = format.firstIndex(of: "{"),
      let close = format[open...].firstIndex(of: "}"),
      let kind = Kind(rawValue: String(format[format.index(after: open)..<close]))
    else {
      (prefix, kind, suffix) = (format, .none, "")
      return
    }
    self.kind = kind
    prefix = String(format[..<open])
    suffix = String(format[format.index(after: close)...])
  }

  func text(of number: Int) -> String { prefix + mark(of: number) + suffix }

  private func mark(of number: Int) -> String {
    switch kind {
    case .box: "\u{25A1}"
    case .check: "\u{2713}"
    case .circle: "\u{25E6}"
    case .diamond: "\u{25C6}"
    case .disc: "\u{2022}"
    case .hyphen: "\u{2043}"
    case .square: "\u{25AA}"
    case .lowerHexadecimal: String(number, radix: 16)
    case .upperHexadecimal: String(number, radix: 16, uppercase: true)
    case .octal: String(number, radix: 8)
    case .lowerAlpha, .lowerLatin: Self.letters(number)
    case .upperAlpha, .upperLatin: Self.letters(number).uppercased()
    case .lowerRoman: Self.roman(number)
    case .upperRoman: Self.roman(number).uppercased()
    case .decimal: String(number)
    case .none: ""
    }
  }

  /// After `z` comes `aa`; numbers below 1 have no letters.
  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      let letter = Character(UnicodeScalar(UInt8(97 + rest % 26)))
      text = "\(letter)\(text)"
      rest /= 26
    }
    return text.isEmpty ? String(number) : text
  }

  /// From 1 to 3999; others are decimal.
  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
