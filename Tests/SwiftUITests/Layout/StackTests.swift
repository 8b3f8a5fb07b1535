import SwiftUI
import Testing

/// Numbers without a source are arithmetic on the rules of Apple's documentation.
@MainActor
struct StackTests {
  /// Measured on a recorded picture of iOS 26 at 3x.
  @Test func columnsThatFillARowAreEqual() {
    let column = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
    let frames = frames(
      of: HStack {
        column
        column
        column
      }.padding(16), in: CGSize(width: 430, height: 100), scale: 3)

    #expect(frames.map { ($0.width * 100).rounded() / 100 } == [127.33, 127.33, 127.33])
    #expect(frames.map { $0.minX.rounded() } == [16, 151, 287])
  }

  /// Measured on a recorded picture of iOS 26.
  @Test func spacersTakeTheirLeastBesideAFlexibleView() {
    let frames = frames(
      of: VStack {
        Color.red.frame(height: 64)
        Spacer()
        Color.green
        Spacer()
        Color.blue.frame(height: 64)
      }, in: CGSize(width: 100, height: 900))

    #expect(frames.map(\.height) == [64, 756, 64])
    #expect(frames.map(\.minY) == [0, 72, 836])
  }

  @Test func adjacentSpacersHaveNoGapBetweenThem() {
    let frames = frames(
      of: VStack {
        Color.red.frame(height: 10)
        Spacer()
        Spacer()
        Spacer()
        Color.blue.frame(height: 10)
      }.fixedSize(), in: CGSize(width: 100, height: 900))

    #expect(frames[1].minY - frames[0].maxY == 24)
  }

  @Test func aHigherPriorityIsServedFirst() {
    let frames = frames(
      of: HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.green.layoutPriority(1)
      }, in: CGSize(width: 100, height: 10))

    #expect(frames.map(\.width) == [20, 80])
  }

  @Test func lessFlexibleViewsAreOfferedFirst() {
    let frames = frames(
      of: HStack(spacing: 0) {
        Color.red
        Color.green.frame(maxWidth: 10)
        Color.blue
      }, in: CGSize(width: 100, height: 10))

    #expect(frames.map(\.width) == [45, 10, 45])
  }

  @Test func guidesOfViewsMeetOnOneLine() {
    let frames = frames(
      of: HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }
      }, in: CGSize(width: 20, height: 20))

    #expect(frames.map(\.minY) == [10, 0])
  }

  /// Apple's page on `LayoutDirection`: SwiftUI horizontally flips the x position of each view within its parent.
  ///
  /// OpenSwiftUI, audited against iOS 18, hands the direction to offsets and to the layouts of one child.
  @Test func rightToLeftSurroundingsMirrorOffsetsAndPositions() {
    let frames = frames(
      of: ZStack {
        Color.red.frame(width: 10, height: 10).offset(x: 20, y: 5)
        Color.blue.frame(width: 10, height: 10).position(x: 15, y: 5)
      }
      .environment(\.layoutDirection, .rightToLeft),
      in: CGSize(width: 100, height: 100))

    #expect(frames[0] == CGRect(x: 25, y: 50, width: 10, height: 10))
    #expect(frames[1] == CGRect(x: 80, y: 0, width: 10, height: 10))
  }

  @Test func rightToLeftSurroundingsMirrorRows() {
    let frames = frames(
      of: HStack(spacing: 0) {
        Color.red.frame(width: 10)
        Color.green
      }.padding(.leading, 5).environment(\.layoutDirection, .rightToLeft),
      in: CGSize(width: 100, height: 10))

    #expect(frames.map(\.minX) == [85, 0])
    #expect(frames.map(\.maxX) == [95, 85])
  }

  @Test func branchesAndGroupsAreSplicedIntoTheirStack() {
    let shows = false
    let frames = frames(
      of: VStack(spacing: 2) {
        if shows { Color.red }
        Group {
          Color.green
          ForEach(0..<2) { _ in Color.blue }
        }.frame(height: 10)
        AnyView(Color.red.frame(height: 4))
      }, in: CGSize(width: 10, height: 100))

    #expect(frames.map(\.height) == [10, 10, 10, 4])
    #expect(frames.map(\.minY) == [30, 42, 54, 66])
  }
}
