import Testing

@testable import DarkroomRaster

struct ContentHashTests {
  /// Published by xxHash as the test value of the empty input, XXH3-128, seed 0.
  @Test func emptyInputHasThePublishedValue() {
    #expect(ContentHash([UInt8]()).hex == "99aa06d3014798d86001c324468d497f")
  }

  @Test func hexKeepsLeadingZeros() {
    #expect(ContentHash(high: 1, low: 0xABC).hex == "00000000000000010000000000000abc")
  }

  @Test(arguments: [1, 16, 17, 128, 240, 241, 1_023, 1_024, 1_025, 40_000])
  func piecesHashAsTheWhole(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    var hasher = ContentHasher()
    hasher.update(bytes.prefix(count / 3))
    hasher.update(bytes.dropFirst(count / 3))

    #expect(hasher.finalize() == ContentHash(bytes))
  }

  @Test func everyInstructionSetGivesTheSameHash() {
    for count in [0, 3, 200, 241, 5_000, 100_001] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let baseline = unsafe bytes.withUnsafeBytes {
        unsafe ContentHash(baselineOf: $0)
      }
      #expect(ContentHash(bytes) == baseline)
    }
  }

  @Test func oneBitChangesTheHash() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let before = ContentHash(bytes)
    bytes[4_095] = 1

    #expect(ContentHash(bytes) != before)
  }

  /// x86-64 and arm64 make of 0 / 0 numbers of different signs.
  @Test func whatIsNotANumberHasOneHash() {
    func hash(_ value: Double) -> ContentHash {
      var hasher = ContentHasher()
      hasher.update(value)
      return hasher.finalize()
    }

    #expect(hash(.nan) == hash(-.nan) && hash(.nan) == hash(Double(nan: 5, signaling: false)))
    #expect(hash(0) != hash(-0.0))
  }

  @Test func neighbouringStringsDoNotRunTogether() {
    func hash(_ first: String, _ second: String) -> ContentHash {
      var hasher = ContentHasher()
      hasher.update(first)
      hasher.update(second)
      return hasher.finalize()
    }
    #expect(hash("ab", "c") != hash("a", "bc"))
  }
}
