import SwiftUI
import Testing

/// Boxes of recorded pictures of iOS 16 at 2x: gonzalezreal/swift-markdown-ui at 8371aeb3, the pictures of
/// `Tests/MarkdownUITests/__Snapshots__`, 375 x 667 points with a safe area that begins at 20.
///
/// The package's texts are `.system(size: 16)` with a line spacing of 2 points and 16 points between paragraphs.
/// Lines are broken here where they break there, so that no glyph decides a box.
@MainActor
struct RecordedBoxesTextsTests {
  /// The view in the middle of the safe area.
  private func picture(_ view: some View) -> DrawnPicture {
    DrawnPicture(
      view.frame(width: 375, height: 647).padding(.top, 20), width: 375, height: 667, scale: 2)
  }

  private func lines(_ text: String, spacing: CGFloat = 2) -> some View {
    Text(verbatim: text).font(.system(size: 16)).lineSpacing(spacing)
      .foregroundColor(.gray)
  }

  private func heading(_ size: CGFloat) -> some View {
    Text(verbatim: "A").font(.system(size: size, weight: .semibold)).foregroundColor(.gray)
  }

  private func bordered(_ view: some View, width: CGFloat) -> some View {
    view.frame(width: width, alignment: .leading).border(DrawnPicture.Ink.blue.color)
  }

  /// `MarkdownTests/testParagraphs.1.png`: four paragraphs of two lines.
  @Test func paragraphsWithLineSpacing() {
    let view = VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<4) { _ in lines("a\nb") }
    }

    #expect(
      picture(bordered(view, width: 340)).difference(of: .blue, from: PixelBox(35, 477, 715, 897))
        == nil)
  }

  /// `MarkdownTests/testSpacing.1.png`: the same without spacing of any kind, since such fonts have no leading.
  @Test func paragraphsWithoutSpacing() {
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4) { _ in lines("a\nb", spacing: 0) }
    }

    #expect(
      picture(bordered(view, width: 340)).difference(of: .blue, from: PixelBox(35, 533, 715, 841))
        == nil)
  }

  /// `MarkdownTests/testHeadings.1.png`: six sizes of headings, each above a paragraph.
  @Test func headingsOfSixSizes() {
    let sizes: [CGFloat] = [32, 24, 19, 16, 13, 11]
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(sizes, id: \.self) { size in
        heading(size).padding(.top, size == 32 ? 0 : 24).padding(.bottom, 16)
        lines("a\nb")
      }
    }

    #expect(
      picture(bordered(view, width: 290.5)).difference(
        of: .blue, from: PixelBox(85, 89, 666, 1286)) == nil)
  }

  private var divider: some View {
    Divider().hidden().overlay { DrawnPicture.Ink.red.color }.padding(.vertical, 32)
  }

  /// `MarkdownTests/testThematicBreak.1.png`: dividers of half a point, a pixel, between paragraphs.
  @Test func dividersBetweenParagraphs() {
    let picture = picture(
      bordered(
        VStack(alignment: .leading, spacing: 0) {
          heading(32).padding(.bottom, 16)
          lines("a\nb")
          divider
          heading(24).padding(.bottom, 16)
          lines("a\nb\nc")
          Divider().hidden().padding(.vertical, 32)
          lines("a")
        }, width: 343))

    #expect(picture.difference(of: .blue, from: PixelBox(32, 337, 718, 1037)) == nil)
    #expect(picture.difference(of: .red, from: PixelBox(34, 591, 716, 592)) == nil)
  }

  /// `MarkdownTests/testThematicBreak.1.png`, the second divider.
  @Test func aDividerBelowThreeLines() {
    let picture = picture(
      bordered(
        VStack(alignment: .leading, spacing: 0) {
          heading(32).padding(.bottom, 16)
          lines("a\nb")
          Divider().hidden().padding(.vertical, 32)
          heading(24).padding(.bottom, 16)
          lines("a\nb\nc")
          divider
          lines("a")
        }, width: 343))

    #expect(picture.difference(of: .red, from: PixelBox(34, 933, 716, 934)) == nil)
  }

  private func cell(_ text: String, width: CGFloat, _ ink: DrawnPicture.Ink?) -> some View {
    lines(text).frame(width: width - 24, alignment: .leading)
      .padding(.horizontal, 12).padding(.vertical, 6)
      .background(ink?.color ?? .clear)
  }

  /// `MarkdownTableTests/testTableBackground.1.png`: the cells of a grid that a point surrounds.
  ///
  /// The cells of a column are as wide as its widest.
  @Test func cellsOfAGridAreAPointApart() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        cell("a", width: 102, .red)
        cell("a", width: 143, .green)
      }
      GridRow {
        cell("a", width: 102, nil)
        cell("a\nb", width: 143, nil)
      }
      GridRow {
        cell("a\nb\nc\nd", width: 102, .blue)
        cell("a\nb\nc\nd", width: 143, .black)
      }
    }
    let picture = picture(
      grid.padding(1).padding(EdgeInsets(top: 250, leading: 63.5, bottom: 0, trailing: 0))
        .frame(width: 375, height: 647, alignment: .topLeading))

    #expect(picture.difference(of: .red, from: PixelBox(129, 542, 333, 605)) == nil)
    #expect(picture.difference(of: .green, from: PixelBox(335, 542, 621, 605)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(129, 714, 333, 903)) == nil)
    #expect(picture.difference(of: .black, from: PixelBox(335, 714, 621, 903)) == nil)
  }
}
