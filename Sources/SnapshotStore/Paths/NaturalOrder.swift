/// A sort key in the order that people expect: `card-2` comes before `card-10`.
///
/// - SeeAlso: M. Pool, "Natural order string comparison" (2000). We differ: digits after leading zeros aren't a
///   fraction, and spaces count.
package struct NaturalOrder: Comparable, Sendable {
  private enum Part: Equatable, Sendable {
    /// The digits without leading zeros; fewer digits come first.
    case number(count: Int, digits: [UInt8])
    case text([UInt8])
  }

  private let parts: [Part]
  /// Decides between `a1` and `a01`.
  private let text: String

  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let part = rest.prefix { Self.isDigit($0) == isNumber }
      let digits = part.drop { $0 == UInt8(ascii: "0") }
      parts.append(
        isNumber ? .number(count: digits.count, digits: Array(digits)) : .text(Array(part)))
      rest = rest[part.endIndex...]
    }
    self.parts = parts
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  package static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    for (x, y) in zip(a.parts, b.parts) where x != y {
      switch (x, y) {
      case (.number(let m, let a), .number(let n, let b)):
        return m == n ? a.lexicographicallyPrecedes(b) : m < n
      case (.text(let a), .text(let b)): return a.lexicographicallyPrecedes(b)
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return a.parts.count == b.parts.count ? a.text < b.text : a.parts.count < b.parts.count
  }
}

extension NaturalOrder {
  package static func == (a: NaturalOrder, b: NaturalOrder) -> Bool { a.text == b.text }
}
