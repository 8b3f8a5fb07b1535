import DarkroomSnapshotStore

/// Text in GitHub's Markdown, for a comment or the summary of a step.
///
/// Literals are markup. Interpolated values are shown literally on one line: without markup, links and mentions, and
/// with control characters as `\u{1b}`.
///
/// - SeeAlso: GitHub Flavored Markdown Spec, 2.4 "Backslash escapes", 4.10 "Tables", 6.1 "Code spans" and 6.9
///   "Autolinks (extension)". Mentions and references to issues are found in the finished HTML, where backslashes are
///   gone: an empty comment behind the first character keeps both from being found. As there.
struct MarkdownText: Equatable {
  private(set) var rendered: String

  /// Plain text.
  init(_ text: String) {
    let shown = Array(VisibleCharacters.applied(to: text).unicodeScalars)
    rendered = shown.indices.map { index in
      let isAddress = shown[index...].starts(with: "://".unicodeScalars)
      let isHost =
        shown[index] == "."
        && String(String.UnicodeScalarView(shown[..<index].suffix(3))).lowercased() == "www"
      return isAddress || isHost ? "\(shown[index])<!-- -->" : Self.escape(shown[index])
    }.joined()
  }

  /// A span of code.
  init(code text: String) {
    let shown = VisibleCharacters.applied(to: text)
    let isSimple =
      !shown.allSatisfy { $0 == " " }
      && !shown.unicodeScalars.contains { ["`", "|", "\\"].contains($0) }
    rendered = isSimple ? "`\(shown)`" : "<code>\(Self.entities(shown))</code>"
  }

  /// Creates an address for an HTML attribute between double quotes; characters that are not allowed there are written
  /// like `%22`.
  init(address: String) {
    rendered = address.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "-._~:/?=+,;%@".unicodeScalars.contains(scalar) { return String(scalar) }
      return scalar == "&" ? "&amp;" : "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }.joined()
  }

  static func += (left: inout MarkdownText, right: MarkdownText) {
    left.rendered += right.rendered
  }

  /// Escapes each scalar, because a parser ignores a combining accent after a character.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "#", "@": "\\\(scalar)<!-- -->"
    case "|", "\\", "`", "*", "_", "[", "]", "~", "$": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// Writes ASCII punctuation as numeric entities, which have no meaning in Markdown or HTML.
  private static func entities(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
      return isPlain ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }
}

extension MarkdownText: ExpressibleByStringInterpolation {
  init(stringLiteral: String) { rendered = stringLiteral }
  init(stringInterpolation: StringInterpolation) { rendered = stringInterpolation.rendered }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var rendered = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      rendered.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { rendered += literal }
    mutating func appendInterpolation(_ text: MarkdownText) { rendered += text.rendered }
    mutating func appendInterpolation(_ value: some Any) {
      rendered += MarkdownText(String(describing: value)).rendered
    }
    mutating func appendInterpolation(code text: String) {
      rendered += MarkdownText(code: text).rendered
    }
  }
}

extension MarkdownText: CustomStringConvertible {
  var description: String { rendered }
}

extension Sequence<MarkdownText> {
  func joined(separator: MarkdownText = "") -> MarkdownText {
    var result: MarkdownText = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
