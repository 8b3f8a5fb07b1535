import Foundation
import Testing

@testable import DarkroomUIKit

struct HeightListTests {
  private func list(_ heights: [CGFloat]) -> HeightList {
    HeightList(heights, areGuesses: Array(repeating: true, count: heights.count))
  }

  @Test func startsAreSumsAndFollowAChange() {
    var heights = list([10, 20, 30, 40, 50])
    #expect((0...5).map { heights.start(of: $0) } == [0, 10, 30, 60, 100, 150])

    heights.set(25, at: 1)

    #expect((0...5).map { heights.start(of: $0) } == [0, 10, 35, 65, 105, 155])
    #expect(!heights.isGuess(1) && heights.isGuess(2))
  }

  @Test func aRowEndsBelowAPoint() {
    let heights = list([10, 0, 20, 30])

    #expect(
      [-1, 0, 9, 10, 29, 30, 59, 60].map { heights.firstIndex(endingBelow: $0) } == [
        0, 0, 0, 2, 2, 3, 3, 4,
      ])
    #expect(list([]).firstIndex(endingBelow: 5) == 0)
  }

  @Test func thirdsOfAPointAddUpToWholePoints() {
    let heights = list(Array(repeating: 131 / 3, count: 3000))

    #expect(heights.start(of: 3) == 131)
    #expect(heights.total == 131_000)
  }
}
