/// Random numbers that are the same everywhere for the same seed and input: SplitMix64 (Steele, Lea, Flood 2014).
package struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// `input` counts the inputs of a seed from 0; each has numbers of its own.
  package init(seed: UInt64, input: UInt64) {
    state = seed
    let first = next()
    state = first ^ (input &* 0xD134_2543_DE82_EF95)
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From 0 to `count` − 1.
  package mutating func choice(_ count: Int) -> Int { Int(next() >> 33) % max(1, count) }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { choice(count) == 0 }

  /// Small numbers mostly, large ones sometimes.
  package mutating func length(upTo limit: Int) -> Int {
    let bits = choice(Int.bitWidth - max(1, limit).leadingZeroBitCount + 1)
    return min(limit, choice(1 << bits))
  }

  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 24) }
  }

  package mutating func element<C: RandomAccessCollection>(_ all: C) -> C.Element {
    all[all.index(all.startIndex, offsetBy: choice(all.count))]
  }

  /// The ends of ranges, where sizes and counts go wrong.
  package mutating func edge() -> UInt32 {
    let edges: [UInt32] = [
      0, 1, 2, 3, 7, 8, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x10FFFF,
      0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF,
    ]
    return element(edges)
  }
}
