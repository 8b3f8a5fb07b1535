import Testing

@testable import DarkroomTypesetting

struct ShapedRunTests {
  private func run(_ clusters: [Int32], unsafe: Set<Int> = []) -> ShapedRun {
    ShapedRun(
      glyphs: clusters.indices.map { UInt32($0) }, clusters: clusters,
      advances: clusters.indices.map { Int32($0) }, offsets: clusters.map { _ in (x: 0, y: 0) },
      unsafeToBreak: clusters.indices.map { unsafe.contains($0) })
  }

  /// From left to right, from right to left, and in an order that no script has.
  @Test(
    arguments: [
      ([0, 1, 1, 4, 5, 5, 7], [1, 2, 3]), ([7, 5, 5, 4, 1, 1, 0], [3, 4, 5]),
      ([4, 0, 1, 7, 1, 5], [0, 2, 4]),
    ] as [([Int32], [UInt32])])
  func slicesHoldTheGlyphsOfTheirCharacters(clusters: [Int32], expected: [UInt32]) {
    let slice = run(clusters).sliced(1..<5)

    #expect(slice.glyphs == expected)
    #expect(slice.clusters == expected.map { clusters[Int($0)] - 1 })
    #expect(slice.advances == expected.map { Int32($0) })
    #expect(run(clusters).sliced(8..<9).glyphs == [])
    #expect(run(clusters).sliced(2..<4).glyphs == [])
  }

  @Test(arguments: [[0, 1, 1, 4], [4, 1, 1, 0], [1, 4, 1, 0]] as [[Int32]])
  func theFirstGlyphOfACharacterDecidesWhetherItMayBeCut(clusters: [Int32]) throws {
    let first = try #require(clusters.firstIndex(of: 1))

    #expect(run(clusters).isSafeToCut(at: 1))
    #expect(!run(clusters, unsafe: [first]).isSafeToCut(at: 1))
    #expect(!run(clusters).isSafeToCut(at: 2))
    #expect(!run(clusters).isSafeToCut(at: 9))
  }

  /// A cluster may have 256 characters; the marks behind are shaped by themselves and take no room.
  @Test func marksBeyondTheLimitStayWithTheText() throws {
    let marks = String(repeating: "\u{301}", count: 600)
    let line = try #require(try layout("a\(marks)b").lines.first)

    #expect(line.range == 0..<602)
    #expect(line.runs.map(\.range) == [0..<256, 256..<512, 512..<602])
    #expect(line.runs.flatMap(\.clusters).allSatisfy { (0..<602).contains($0) })
  }
}
