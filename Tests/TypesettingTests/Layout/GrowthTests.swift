import DarkroomTestSupport
import Testing

@testable import DarkroomTypesetting

/// Four times the text takes four times as long, not sixteen times.
struct GrowthTests {
  private static let limit = 9.0

  private func ratio(_ size: Int, width: Double, of unit: String) throws -> Double {
    try CPUGrowth.ratio(size: size, factor: 4) { size, run in
      let text = "\(run) " + String(repeating: unit, count: size / unit.utf16.count)
      _ = try layout(text, width: width)
    }
  }

  @Test func wrappingIsLinear() throws {
    #expect(try ratio(20_000, width: 100, of: "Pack my box with jugs. ") < Self.limit)
  }

  @Test func joiningScriptsOfMixedDirectionAreLinear() throws {
    #expect(try ratio(6_000, width: .infinity, of: "aم") < Self.limit)
    #expect(try ratio(4_000, width: 60, of: "ab אב ") < Self.limit)
  }

  @Test func marksOfOneLetterAreLinear() throws {
    #expect(try ratio(4_000, width: .infinity, of: "\u{301}\u{327}") < Self.limit)
  }

  @Test func isolatesInEachOtherAreLinear() throws {
    #expect(try ratio(4_000, width: 200, of: "\u{2067}a\u{2066}م") < Self.limit)
  }
}
