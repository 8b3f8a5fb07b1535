import SwiftUI
import Testing

/// Boxes of recorded pictures of iOS 26 at 3x, 430 x 932 points, which no glyph decides.
///
/// stadiamaps/ferrostar at 918a1869: `apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__`.
@MainActor
struct RecordedBoxesGridsTests {
  private func picture(_ view: some View) -> DrawnPicture {
    DrawnPicture(view.padding().background(Color.gray), width: 430, height: 932, scale: 3)
  }

  private func column(
    _ alignment: Alignment, @ViewBuilder _ content: () -> some View
  ) -> some View {
    VStack(alignment: alignment.horizontal, content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  /// `InnerGridViewTests/testFullView.1.png`, the corners of the leading and trailing columns.
  @Test func squaresLieInTheCornersOfColumns() {
    let picture = picture(
      HStack {
        column(.leading) {
          DrawnPicture.Ink.red.color.frame(width: 64, height: 64)
          Spacer()
          Color.gray.frame(width: 64)
          Spacer()
          DrawnPicture.Ink.blue.color.frame(width: 64, height: 64)
        }
        column(.center) {
          Spacer()
          Spacer()
          Spacer()
        }
        column(.trailing) {
          DrawnPicture.Ink.white.color.frame(height: 64)
          Spacer()
          Color.gray
          Spacer()
          DrawnPicture.Ink.black.color.frame(height: 64)
        }
      })

    #expect(picture.difference(of: .red, from: PixelBox(48, 48, 240, 240)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(48, 2556, 240, 2748)) == nil)
    #expect(picture.difference(of: .white, from: PixelBox(860, 48, 1242, 240)) == nil)
    #expect(picture.difference(of: .black, from: PixelBox(860, 2556, 1242, 2748)) == nil)
  }

  /// `InnerGridViewTests/testFullView.1.png`, what shares the height between the corners: one view of the outer
  /// columns, two of the middle one, whose own middle is a spacer.
  @Test func flexibleViewsShareWhatSpacersLeave() {
    let picture = picture(
      HStack {
        column(.leading) {
          Color.gray.frame(width: 64, height: 64)
          Spacer()
          DrawnPicture.Ink.red.color.frame(width: 64)
          Spacer()
          Color.gray.frame(width: 64, height: 64)
        }
        column(.center) {
          DrawnPicture.Ink.blue.color
          Spacer()
          Spacer()
          Spacer()
          DrawnPicture.Ink.white.color
        }
        column(.trailing) {
          Color.gray.frame(height: 64)
          Spacer()
          DrawnPicture.Ink.black.color
          Spacer()
          Color.gray.frame(height: 64)
        }
      })

    #expect(picture.difference(of: .red, from: PixelBox(48, 264, 240, 2532)) == nil)
    #expect(picture.difference(of: .black, from: PixelBox(860, 264, 1242, 2532)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(454, 48, 836, 1362)) == nil)
    #expect(picture.difference(of: .white, from: PixelBox(454, 1434, 836, 2748)) == nil)
  }

  private var limitedGrid: some View {
    HStack {
      column(.leading) {
        Spacer()
        Spacer()
        Spacer()
        Spacer()
        DrawnPicture.Ink.red.color.frame(width: 64, height: 64)
      }
      column(.center) { Spacer() }
      column(.trailing) {
        DrawnPicture.Ink.blue.color.frame(width: 64, height: 64)
        Spacer()
        Spacer()
        Spacer()
        Spacer()
      }
    }
  }

  /// `InnerGridViewTests/testLimitedView.1.png`.
  @Test func spacersPushSquaresIntoCorners() {
    let picture = picture(limitedGrid)

    #expect(picture.difference(of: .red, from: PixelBox(48, 2556, 240, 2748)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(1050, 48, 1242, 240)) == nil)
  }

  /// `InnerGridViewTests/testRightToLeftView.1.png`.
  @Test func rightToLeftColumnsAreMirrored() {
    let picture = picture(limitedGrid.environment(\.layoutDirection, .rightToLeft))

    #expect(picture.difference(of: .red, from: PixelBox(1050, 2556, 1242, 2748)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(48, 48, 240, 240)) == nil)
  }

  private func round(_ ink: DrawnPicture.Ink) -> some View {
    Circle().fill(ink.color).frame(width: 50, height: 50).frame(minWidth: 52, minHeight: 52)
  }

  private func controls(@ViewBuilder _ top: () -> some View) -> some View {
    HStack {
      column(.leading) { Spacer() }
      column(.center) { Spacer() }
      column(.trailing) {
        top()
        Spacer()
        VStack(spacing: 0) {
          DrawnPicture.Ink.red.color.frame(width: 52, height: 50)
          Divider().frame(width: 52)
          DrawnPicture.Ink.blue.color.frame(width: 52, height: 50)
        }
        Spacer()
        Spacer()
      }
    }
  }

  /// `NavigatingInnerGridViewTests/test_CameraControlsHidden.1.png`.
  @Test func aControlBetweenSpacersHasTheirShares() {
    let picture = picture(controls { round(.white) })

    #expect(picture.difference(of: .white, from: PixelBox(1090, 52, 1238, 200)) == nil)
    #expect(picture.difference(of: .red, from: PixelBox(1086, 952, 1242, 1102)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(1086, 1103, 1242, 1253)) == nil)
  }

  /// `NavigatingInnerGridViewTests/test_RouteOverviewCameraControl.1.png`.
  @Test func twoControlsMoveTheThirdDown() {
    let picture = picture(
      controls {
        round(.black)
        round(.white)
      })

    #expect(picture.difference(of: .white, from: PixelBox(1090, 232, 1238, 380)) == nil)
    #expect(picture.difference(of: .red, from: PixelBox(1086, 1072, 1242, 1222)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(1086, 1223, 1242, 1373)) == nil)
  }

  /// `NavigatingInnerGridViewTests/test_USStyle_speedLimit_inGridView.1.png`.
  @Test func aSignLiesInTheCornerOfItsColumn() {
    let picture = picture(
      HStack {
        column(.leading) {
          ZStack {
            RoundedRectangle(cornerRadius: 8).fill(DrawnPicture.Ink.white.color)
              .frame(width: 60, height: 84)
            RoundedRectangle(cornerRadius: 6).fill(DrawnPicture.Ink.black.color)
              .frame(width: 56, height: 80)
            RoundedRectangle(cornerRadius: 4).fill(DrawnPicture.Ink.blue.color)
              .frame(width: 52, height: 76)
          }
          Spacer()
          Spacer()
        }
        column(.center) { Spacer() }
        column(.trailing) { Spacer() }
      })

    #expect(picture.difference(of: .white, from: PixelBox(48, 48, 228, 300)) == nil)
    #expect(picture.difference(of: .black, from: PixelBox(54, 54, 222, 294)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(60, 60, 216, 288)) == nil)
  }
}
