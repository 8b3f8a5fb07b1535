import Glibc

/// A text by which people order names: `card-2` comes before `card-10`.
package struct NaturalOrder: Comparable, Sendable {
  /// What the text is made of, so that bytes have its order: a number is 1, how many digits it has without leading
  /// zeros, in four bytes, and these; what lies between numbers is 2, its bytes, and 0.
  private let key: [UInt8]
  /// Decides between `a1` and `a01`.
  private let text: String

  package init(_ text: String) {
    self.text = text
    var key: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let part = rest.prefix { Self.isDigit($0) == isNumber }
      if isNumber {
        let digits = part.drop { $0 == UInt8(ascii: "0") }
        let count = UInt32(truncatingIfNeeded: digits.count)
        key += [1] + (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) } + digits
      } else {
        key += [2] + part + [0]
      }
      rest = rest[part.endIndex...]
    }
    self.key = key
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  package static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    // In the C library, because this module's own loops are not optimised.
    let order = unsafe memcmp(a.key, b.key, min(a.key.count, b.key.count))
    if order != 0 { return order < 0 }
    return a.key.count == b.key.count ? a.text < b.text : a.key.count < b.key.count
  }
}

extension NaturalOrder {
  package static func == (a: NaturalOrder, b: NaturalOrder) -> Bool { a.text == b.text }
}
