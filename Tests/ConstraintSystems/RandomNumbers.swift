/// Multiplicative congruential generator (Park and Miller): the same numbers everywhere.
package struct RandomNumbers {
  private var state: UInt64

  package init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) % 2_147_483_646 + 1
    for _ in 0..<4 { _ = next(2) }
  }

  /// At least zero and less than `limit`.
  package mutating func next(_ limit: Int) -> Int {
    state = state * 48271 % 2_147_483_647
    return Int(state >> 4) % limit
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(elements.count)]
  }
}
