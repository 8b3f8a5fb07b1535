import Foundation

/// A part of a format: text, an argument, or a variable that a plural rule replaces.
enum FormatSpecifier {
  case text(Substring)
  /// `options` are flags, width, precision and length, as written; a nil position is the next argument.
  case argument(position: Int?, options: Substring, conversion: Character)
  case variable(position: Int?, name: Substring)

  /// The parts in order; a percent sign that does not start a specifier is text.
  static func parts(of format: String) -> [FormatSpecifier] {
    var parts: [FormatSpecifier] = []
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      if sign > rest.startIndex { parts.append(.text(rest[..<sign])) }
      let (part, end) = specifier(in: rest[sign...])
      parts.append(part)
      rest = rest[end...]
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    return parts
  }

  private static func specifier(in text: Substring) -> (FormatSpecifier, String.Index) {
    var index = text.index(after: text.startIndex)
    if index < text.endIndex, text[index] == "%" {
      let end = text.index(after: index)
      return (.text(text[..<end]), end)
    }
    var position: Int?
    let digits = text[index...].prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), digits.endIndex < text.endIndex, text[digits.endIndex] == "$" {
      position = number
      index = text.index(after: digits.endIndex)
    }
    if text[index...].hasPrefix("#@") {
      let name = text[index...].dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < text.endIndex else { return (.text(text), text.endIndex) }
      return (.variable(position: position, name: name), text.index(after: name.endIndex))
    }
    let options = text[index...].prefix { "#0- +'123456789.*hlqLztj".contains($0) }
    guard options.endIndex < text.endIndex else { return (.text(text), text.endIndex) }
    return (
      .argument(position: position, options: options, conversion: text[options.endIndex]),
      text.index(after: options.endIndex)
    )
  }
}
