import Testing

@testable import DarkroomImageComparison

/// Runs, against what a pixel-by-pixel look finds: short ones, long ones, and such as end with a block.
struct PixelScannerTests {
  private static let lengths = [1, 2, 15, 16, 17, 18, 63, 64, 65, 80, 81, 82, 130, 1, 300]

  /// Rows of neighbors with different values.
  private static func values(_ lengths: [Int]) -> [UInt32] {
    lengths.enumerated().flatMap { [UInt32](repeating: UInt32($0 % 3 + 7), count: $1) }
  }

  @Test func runsEndWhereTheNextValueBegins() {
    var found: [Int] = []
    PixelScanner.eachRun(in: ([0] + Self.values(Self.lengths))[1...]) { run, value in
      found.append(run.count)
      #expect(value == UInt32((found.count - 1) % 3 + 7))
    }

    #expect(found == Self.lengths)
  }

  @Test func runsOfOneValueAreFoundInAPart() {
    let bytes = Self.values(Self.lengths).map { UInt8($0) }
    let part = 40..<700
    var found: Set<Int> = []
    PixelScanner.eachRun(of: 8, in: ([8, 8] + bytes)[2...], part) { run in
      #expect(!run.isEmpty && found.isDisjoint(with: run))
      found.formUnion(run)
    }

    #expect(found == Set(part.filter { bytes[$0] == 8 }))
  }

  @Test func pixelsThatDifferAlikeAreOneRun() {
    let old = Self.values(Self.lengths)
    let new = Self.values(Self.lengths.reversed())
    var found: [Range<Int>] = []
    unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        var start = 3
        while start < old.count - 5 {
          let run = unsafe PixelScanner.firstRun(old, new, from: start, to: old.count - 5)
          if !run.isEmpty { found.append(run) }
          start = run.upperBound
        }
      }
    }
    let differing = (3..<old.count - 5).filter { old[$0] != new[$0] }

    #expect(found.flatMap { Array($0) } == differing)
    for run in found {
      #expect(run.allSatisfy { old[$0] == old[run.lowerBound] && new[$0] == new[run.lowerBound] })
    }
    for (run, next) in zip(found, found.dropFirst()) where run.upperBound == next.lowerBound {
      let (last, first) = (run.upperBound - 1, next.lowerBound)
      #expect(old[last] != old[first] || new[last] != new[first])
    }
  }

  @Test func whatIsShownOrBelowItsLimitIsNotCounted() {
    let owners: [Int32] = [5, 5, 5, -1, 7]
    let limits: [Int32] = [5, 6, 4, -1, -1]

    #expect(PixelScanner.count(owners[...], notBelow: limits[...], unless: []) == 4)
    let shown = [true, true, false, false, true]
    #expect(PixelScanner.count(owners[...], notBelow: limits[...], unless: shown[...]) == 2)
  }
}
