/// 128 bits that identify content: XXH3-128 with seed 0.
///
/// Equal on every machine. It guards against accidents, not against somebody who wants a collision.
///
/// - SeeAlso: Y. Collet, xxHash, XXH3_128bits. As there.
package struct ContentHash: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 32 lowercase digits, `high` first.
  package var hex: String {
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits(high) + digits(low)
  }
}

extension ContentHash: CustomStringConvertible {
  package var description: String { hex }
}
