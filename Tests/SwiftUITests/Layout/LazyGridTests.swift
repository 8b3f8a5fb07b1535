import SwiftUI
import Testing

/// The rules are the ones that objc.io describes in "SwiftUI Grid Layout" (23 November 2020).
@MainActor
struct LazyGridTests {
  private func cells(_ columns: [GridItem], width: CGFloat = 300, count: Int = 4) -> [CGRect] {
    frames(
      of: LazyVGrid(columns: columns) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
      }, in: CGSize(width: width, height: 400))
  }

  @Test func flexibleColumnsShareWhatGapsLeave() {
    let cells = cells([GridItem(.flexible()), GridItem(.flexible())])

    #expect(cells.map(\.width) == [146, 146, 146, 146])
    #expect(cells.map(\.minX) == [0, 154, 0, 154])
    #expect(cells[2].minY - cells[0].minY == 28)
  }

  @Test func fixedColumnsAreServedFirst() {
    let cells = cells([GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 100))])

    #expect(cells[0].width == 50)
    #expect(cells[1].width == 100)
    // A grid that is narrower than its room lies in the middle of it.
    #expect(cells[0].minX == 70)
  }

  @Test func adaptiveColumnsHoldAsManyAsFit() {
    let cells = cells([GridItem(.adaptive(minimum: 60), spacing: 10)], count: 5)

    #expect(cells.map { ($0.width * 10).rounded() / 10 } == [67.7, 67.3, 67.7, 67.3, 67.7])
    #expect(cells[4].minY > cells[3].minY)
    #expect(cells[3].minY == cells[0].minY)
  }

  @Test func minimaOfColumnsOverflow() {
    let cells = cells([GridItem(.flexible(minimum: 200)), GridItem(.flexible(minimum: 200))])

    #expect(cells[0].width == 200)
    #expect(cells[0].minX == -54)
  }

  @Test func cellsThatAreWiderThanTheirColumnLieInTheMiddleOfIt() {
    let frames = frames(
      of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)]) {
        ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 140, height: 20) }
      }, in: CGSize(width: 200, height: 100))

    #expect(frames.map(\.minX) == [-20, 80])
  }

  @Test func rowsAreAsHighAsTheirHighestCell() {
    let frames = frames(
      of: LazyVGrid(
        columns: [GridItem(.flexible(), alignment: .topLeading), GridItem(.flexible())], spacing: 4
      ) {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 30)
        Color.red.frame(width: 10, height: 10)
      }, in: CGSize(width: 108, height: 44))

    #expect(frames[0] == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(frames[1].midX == 83)
    #expect(frames[2].minY == 34)
  }

  @Test func rowsOfAHorizontalGridGrowAcross() {
    let hosted = ScrolledHost(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 5) {
          ForEach(0..<200, id: \.self) { _ in Color.red.frame(width: 45) }
        }
      }, in: CGSize(width: 100, height: 200))

    #expect(hosted.frames.map(\.height) == [20, 30, 20, 30])
    #expect(hosted.frames.map(\.minX) == [0, 0, 50, 50])
    #expect(hosted.scrollView?.contentSize.width == 4_995)
  }

  @Test func aGridWithoutColumnsHasItsViewsBelowEachOther() {
    let cells = frames(
      of: LazyVGrid(columns: []) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
      }, in: CGSize(width: 100, height: 400))

    #expect(cells.map { $0.minY - cells[0].minY } == [0, 28, 56])
  }
}
