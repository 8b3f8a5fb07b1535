import DarkroomSnapshotStore

/// A document of XML 1.0.
///
/// Literals are markup. Interpolated values are text between tags, or with `attribute:` text between double quotes.
/// Characters that XML does not allow are shown as `\u{1b}`.
///
/// - SeeAlso: W3C, "Extensible Markup Language (XML) 1.0", 2.2 "Characters", 2.11 "End-of-Line Handling" and 3.3.3
///   "Attribute-Value Normalization", which would make spaces of breaks that are not written as numbers. As there.
struct XMLText: Equatable {
  private(set) var rendered: String

  static func += (left: inout XMLText, right: XMLText) { left.rendered += right.rendered }

  fileprivate static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar, inAttribute) {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns nil for a character that needs no escape.
  private static func escape(_ scalar: Unicode.Scalar, _ isInAttribute: Bool) -> String? {
    switch scalar.value {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    case 0x09, 0x0A: isInAttribute ? "&#\(scalar.value);" : nil
    case 0x0D: "&#\(scalar.value);"
    case 0..<0x20, 0xFFFE, 0xFFFF: "\\u{\(String(scalar.value, radix: 16))}"
    default: nil
    }
  }
}

extension XMLText: ExpressibleByStringInterpolation {
  init(stringLiteral: String) { rendered = stringLiteral }
  init(stringInterpolation: StringInterpolation) { rendered = stringInterpolation.rendered }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var rendered = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      rendered.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { rendered += literal }
    mutating func appendInterpolation(_ text: XMLText) { rendered += text.rendered }
    mutating func appendInterpolation(_ value: some Any) {
      rendered += XMLText.escaped(String(describing: value), inAttribute: false)
    }
    mutating func appendInterpolation(attribute value: some Any) {
      rendered += XMLText.escaped(String(describing: value), inAttribute: true)
    }
  }
}
