/// The literal that holds an inline snapshot: always one of several lines, raw where its text asks for it.
package struct InlineLiteral: Equatable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - value: may hold anything; carriage returns and NULs become escapes.
  ///   - indentation: of each line that is not empty, and of the closing quotes.
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

  /// How many `#` keep quotes and backslashes from meaning anything: one more than follow any three quotes or any
  /// backslash.
  static func poundCount(of value: String) -> Int {
    var count = 0
    var quotes = 0
    /// Nil if what came before is neither three quotes nor a backslash, with pounds behind.
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
