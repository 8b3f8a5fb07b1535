import SwiftUI
import Testing

/// Boxes of recorded pictures of iOS 26 at 3x: stadiamaps/ferrostar at 918a1869, the pictures of
/// `apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__`, 430 x 932 points with the view in the middle.
///
/// There lines of `caption` are 16 points apart, and a `title2` lies 2 points below; on earlier systems, whose look
/// Darkroom has, both are a point less, so boxes that rest on that are known issues.
@MainActor
struct RecordedBoxesSignsTests {
  private func picture(_ view: some View) -> DrawnPicture {
    DrawnPicture(
      view.frame(width: 430, height: 132).background(Color.gray), width: 430, height: 132, scale: 3,
      inset: 400)
  }

  private func bordered(_ number: String) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).foregroundColor(DrawnPicture.Ink.red.color)
        .frame(width: 60, height: 84)
      RoundedRectangle(cornerRadius: 6).foregroundColor(DrawnPicture.Ink.green.color)
        .frame(width: 56, height: 80)
      RoundedRectangle(cornerRadius: 4).foregroundColor(DrawnPicture.Ink.white.color)
        .frame(width: 52, height: 76)
      VStack {
        Text("Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2)
          .minimumScaleFactor(0.6).padding(.horizontal, 2)
          .foregroundColor(DrawnPicture.Ink.red.color)
        Text(number).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
        Text("mph").font(.caption2.bold()).foregroundColor(.secondary).minimumScaleFactor(0.6)
          .padding(.horizontal, 2)
      }
      .foregroundColor(DrawnPicture.Ink.black.color)
      .frame(width: 52, height: 76)
    }
  }

  /// `SpeedLimitViewTests/testUSStyleSpeedLimitViews.1.png`.
  @Test func shapesOfAStackLieInItsMiddle() {
    let picture = picture(bordered("50"))

    #expect(picture.difference(of: .red, from: PixelBox(555, 1272, 735, 1524)) == nil)
    #expect(picture.difference(of: .green, from: PixelBox(561, 1278, 729, 1518)) == nil)
    #expect(picture.difference(of: .white, from: PixelBox(567, 1284, 723, 1512)) == nil)
  }

  /// `SpeedLimitViewTests/testUSStyleSpeedLimitViews.1.png` and `.2.png`: the ink of the middle of three texts, of
  /// which the first has two lines.
  @Test func theMiddleOfThreeTextsIsBelowTwoLines() {
    withKnownIssue("lines of iOS 26", isIntermittent: true) {
      #expect(
        picture(bordered("50")).differenceButForGlyphs(
          of: .black, from: PixelBox(607, 1403, 683, 1451)) == nil)
      #expect(
        picture(bordered("100")).differenceButForGlyphs(
          of: .black, from: PixelBox(590, 1403, 702, 1451)) == nil)
    }
  }

  /// `SpeedLimitViewTests/testUSStyleSpeedLimitViews.3.png`: a number that is scaled to its width is lower, and what
  /// is above it moves down.
  @Test func aScaledNumberIsLower() {
    let picture = picture(bordered("10000"))
    withKnownIssue("lines of iOS 26", isIntermittent: true) {
      let box = try #require(picture.box(of: .black, tolerance: 60))
      #expect(abs(box.height - 33) <= 1 && abs(box.maxY - 1444) <= 1, "\(box)")
    }
  }

  private func round(_ number: String) -> some View {
    ZStack {
      Circle().foregroundStyle(DrawnPicture.Ink.red.color)
      Circle().foregroundStyle(DrawnPicture.Ink.white.color).frame(width: 56, height: 56)
      VStack {
        Text(number).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 6)
        Text("km/hr").font(.caption2.bold()).foregroundStyle(Color.secondary)
          .minimumScaleFactor(0.4).padding(.horizontal, 6)
      }
      .foregroundColor(DrawnPicture.Ink.black.color)
      .frame(width: 56, height: 56)
    }
    .frame(width: 64, height: 64)
  }

  /// `SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews.1.png`.
  @Test func circlesOfAStackLieInItsMiddle() {
    let picture = picture(round("50"))

    #expect(picture.difference(of: .red, from: PixelBox(549, 1302, 741, 1494)) == nil)
    #expect(picture.difference(of: .white, from: PixelBox(561, 1314, 729, 1482)) == nil)
  }

  /// `SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews.1.png` and `.2.png`: the ink of the upper of two
  /// texts.
  @Test func theUpperOfTwoTextsIsAboveTheMiddle() {
    #expect(
      picture(round("50")).differenceButForGlyphs(of: .black, from: PixelBox(607, 1355, 684, 1403))
        == nil)
    #expect(
      picture(round("100")).differenceButForGlyphs(of: .black, from: PixelBox(590, 1355, 702, 1403))
        == nil)
  }
}
