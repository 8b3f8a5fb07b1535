import SwiftUI
import Testing

/// Numbers are arithmetic on the rules of Apple's documentation.
@MainActor
struct GridTests {
  private let size = CGSize(width: 200, height: 200)

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func columnsAreAsWideAsTheirWidestCell() {
    let frames = frames(
      of: Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          box(20, 10)
          box(50, 30)
        }
        GridRow {
          box(40, 10)
          box(10, 10)
        }
      }, in: CGSize(width: 100, height: 44))

    #expect(frames.map(\.minX) == [10, 50, 0, 70])
    #expect(frames.map(\.minY) == [10, 0, 34, 34])
  }

  @Test func flexibleCellsShareWhatTheOthersLeave() {
    let frames = frames(
      of: Grid {
        GridRow {
          box(40, 10)
          Color.green
          Color.blue
        }
      }, in: size)

    #expect(frames.map(\.width) == [40, 72, 72])
    #expect(frames[1].height == 200)
  }

  @Test func cellsReachOverSeveralColumns() {
    let frames = frames(
      of: Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(30, 10)
          box(30, 10)
        }
        GridRow {
          Color.green.frame(height: 5).gridCellColumns(2)
          box(10, 10)
        }
        Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
      }, in: size)

    #expect(frames[3].width == 70)
    #expect(frames[4].midX == frames[2].midX)
    #expect(frames[5].width == 110)
  }

  @Test func cellsAreAlignedByGridColumnRowAndAnchor() {
    let frames = frames(
      of: Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10)
          box(50, 50)
          box(10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(50, 50)
          box(10, 10).gridCellAnchor(.bottomTrailing)
          box(50, 10)
        }
      }, in: CGSize(width: 150, height: 100))

    #expect(frames[0].origin == CGPoint(x: 0, y: 40))
    #expect(frames[2].origin == CGPoint(x: 140, y: 40))
    #expect(frames[4].origin == CGPoint(x: 90, y: 90))
    #expect(frames[5].origin == CGPoint(x: 100, y: 50))
  }

  @Test func aRowOutsideOfAGridIsAGroup() {
    let frames = frames(
      of: VStack(spacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }, in: size)

    #expect(frames[1].minY - frames[0].minY == 10)
  }

  @Test func aCellSpansAbsurdlyManyColumns() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10).gridCellColumns(.max)
          box(20, 10).gridCellColumns(.max)
        }
      }, in: size)

    #expect(frames.map(\.width) == [20, 20])
  }
}
