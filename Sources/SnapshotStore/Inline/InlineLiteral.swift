/// The literal for an inline snapshot: always a multi-line one, and a raw one if its text requires that.
package struct InlineLiteral: Equatable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - value: any text; carriage returns and NULs become escapes.
  ///   - indentation: the indentation of each line that is not empty, and of the closing quotes.
  package init(_ value: String, indentation: String) {
    let pounds = String(repeating: "#", count: Self.poundCount(of: value))
    var lines = "\(pounds)\"\"\"\n"
    for line in value.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !line.isEmpty { lines += indentation }
      for scalar in String(Substring(line)).unicodeScalars {
        switch scalar {
        case "\r": lines += "\\\(pounds)r"
        case "\0": lines += "\\\(pounds)0"
        default: lines.unicodeScalars.append(scalar)
        }
      }
      lines += "\n"
    }
    text = lines + "\(indentation)\"\"\"\(pounds)"
  }

  /// The number of `#` for which quotes and backslashes have no special meaning: one more than follow any three quotes
  /// or any backslash.
  static func poundCount(of value: String) -> Int {
    var count = 0
    var quotes = 0
    /// The number of `#` characters that follow three quotes or a backslash; nil if neither precedes.
    var pounds: Int?
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        quotes = pounds.map { $0 > 0 } == true ? 1 : quotes + 1
        pounds = quotes >= 3 ? 0 : nil
      case UInt8(ascii: "\\"): (quotes, pounds) = (0, 0)
      case UInt8(ascii: "#"): (quotes, pounds) = (0, pounds.map { $0 + 1 })
      default: (quotes, pounds) = (0, nil)
      }
      if let pounds { count = max(count, pounds + 1) }
    }
    return count
  }
}
