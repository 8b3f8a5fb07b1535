import SwiftUI
import Testing

/// Sizes of whole recorded pictures, which are ideal sizes, and boxes in them, at 2x.
///
/// Those without another name: airappsco/AirSettingsUI at 48bd73f7, the pictures of
/// `Tests/AirSettingsUITests/Components/__Snapshots__`, recorded in 2023 on iOS 16 or 17.
@MainActor
struct RecordedBoxesSizesTests {
  /// Nil if something in the view is not drawn yet.
  private func size(_ view: some View) -> PixelBox? {
    let size = UIHostingController(rootView: view.environment(\.displayScale, 2))
      .sizeThatFits(in: .zero)
    if let name = UndrawnViews.takeReached() {
      DrawnPicture.noteUndrawn(name)
      return nil
    }
    return PixelBox(
      0, 0, Int((size.width * 2).rounded(.up)), Int((size.height * 2).rounded(.up)))
  }

  private func expect(
    _ view: some View, _ width: Int, _ height: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let size = size(view) else { return }
    let recorded = PixelBox(0, 0, width, height)
    #expect(
      size.isNearButForGlyphs(recorded), "\(size); recorded: \(recorded)",
      sourceLocation: sourceLocation)
  }

  private func title(_ text: String) -> some View {
    Text(text).fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading).padding(.vertical, 14)
  }

  /// `SettingTextTests/test_settingText.1.png`.
  @Test func aPaddedText() {
    expect(title("Just some text").padding(.horizontal, 20), 304, 97)
  }

  /// `SettingButtonTests/test_settingButton.1.png`.
  @Test func aTextAndASymbol() {
    expect(
      Button {
      } label: {
        HStack(spacing: 12) {
          title("Setting Button")
          Image(systemName: "arrow.up.forward")
        }.padding(.horizontal, 20)
      }.buttonStyle(.plain), 356, 97)
  }

  /// `SettingPickerTests/test_settingPicker.1.png`.
  @Test func twoTextsAndASymbol() {
    expect(
      HStack(spacing: 12) {
        title("Setting Picker")
        Text("1")
        Image(systemName: "chevron.forward")
      }.padding(.horizontal, 20), 380, 97)
  }

  /// `SettingToggleTests`, `test_settingToggle_false.1.png` and `test_settingToggle_true.1.png`.
  @Test(arguments: [("Just a simpel title", 467), ("Now it's true", 395)])
  func aTextAndASwitch(text: String, width: Int) {
    expect(
      HStack(spacing: 12) {
        title(text)
        Toggle("", isOn: .constant(true)).labelsHidden()
      }.padding(.horizontal, 20), width, 97)
  }

  /// `SettingTextFieldTests`, `test_settingTextField_emptyText.1.png` and `test_settingTextField_withText.1.png`.
  @Test(arguments: [("", 356), ("But it does some text", 402)])
  func aField(text: String, width: Int) {
    expect(
      TextField("Some placeholder", text: .constant(text)).padding(.vertical, 14)
        .padding(.horizontal, 20), width, 100)
  }

  /// `SettingJumpLinkTests/test_settingJumpLink_whenSingleItem.1.png`.
  @Test func aTextInAColumn() {
    expect(
      HStack(spacing: 12) {
        VStack(spacing: 6) {
          Text("Some Text to be found").fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
        }.padding(.vertical, 14)
      }.padding(.horizontal, 20), 423, 97)
  }

  /// `SettingJumpLinkTests/test_settingJumpLink_multipleItem.1.png`: below the text, three texts in a smaller font
  /// with symbols between them.
  @Test func aTextAboveSmallTextsAndSymbols() {
    let steps = ["Don't fine me PLEASE", "Item 1", "Item 2"]
    expect(
      VStack(spacing: 6) {
        Text("Item 2").frame(maxWidth: .infinity, alignment: .leading)
        HStack(spacing: 2) {
          ForEach(steps, id: \.self) { step in
            Text(step)
            if step != steps.last { Image(systemName: "arrow.right") }
          }
        }
        .font(.footnote)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.vertical, 14)
      .padding(.horizontal, 20), 571, 141)
  }

  /// `SettingIconViewTests/test_settingIconView_whenImage.1.png`.
  @Test func aFrameOfAnIcon() {
    expect(Image(systemName: "star").resizable().frame(width: 28, height: 28), 56, 56)
  }

  /// `SettingSearchResultViewTests/test_settingsSearchResult.1.png`: the ideal size of a scroll view, and its rows.
  @Test func rowsOfAScrollView() {
    let row = { (color: Color) in
      color.frame(width: 248.5, height: 48.5).padding(.horizontal, 20)
    }
    let view = ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        row(DrawnPicture.Ink.red.color)
        row(DrawnPicture.Ink.blue.color)
        row(DrawnPicture.Ink.black.color)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 6)
    }
    let picture = DrawnPicture(view, width: 288.5, height: 197.5, scale: 2)

    expect(view, 577, 395)
    #expect(picture.difference(of: .red, from: PixelBox(40, 12, 537, 109)) == nil)
    #expect(picture.difference(of: .blue, from: PixelBox(40, 149, 537, 246)) == nil)
    #expect(picture.difference(of: .black, from: PixelBox(40, 286, 537, 383)) == nil)
  }

  private var checked: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(DrawnPicture.Ink.blue.color))
    .padding(10)
    .background(DrawnPicture.Ink.red.color)
  }

  /// pointfreeco/swift-snapshot-testing at 6bb6c9ae, iOS 13:
  /// `Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testSwiftUIView_iOS.size-that-fits.png` and
  /// `.fixed.png`.
  ///
  /// The widths aren't compared: only iOS 13 lays a symbol out by the alignment rectangle of its glyph,
  /// later versions by the bounds of its image (OpenSwiftUI, `SymbolImageLayoutUsingContentBounds`).
  @Test func aSymbolAndATextInABox() throws {
    let picture = DrawnPicture(checked, width: 200, height: 100, scale: 2)

    try expectBoxes(in: picture, red: 50..<151, blue: 70..<131)
  }

  /// As above, `testSwiftUIView_iOS.device.png`: a phone whose text size is medium, with a status bar.
  @Test func aSymbolAndATextOfMediumSizeInABox() throws {
    let picture = DrawnPicture(
      checked.environment(\.dynamicTypeSize, .medium).frame(width: 320, height: 548)
        .padding(.top, 20), width: 320, height: 568, scale: 2)

    try expectBoxes(in: picture, red: 539..<638, blue: 559..<618)
  }

  /// Boxes of these rows, the inner one as far from both sides as from the top.
  private func expectBoxes(in picture: DrawnPicture, red: Range<Int>, blue: Range<Int>) throws {
    let outer = try #require(picture.box(of: .red))
    let inner = try #require(picture.box(of: .blue))

    #expect(outer.minY..<outer.maxY == red)
    #expect(inner.minY..<inner.maxY == blue)
    #expect(inner.minX - outer.minX == 20)
    #expect(outer.maxX - inner.maxX == 20)
  }

  /// GetStream/stream-video-swift at 8196aff7, iOS 26 at 1x:
  /// `StreamVideoSwiftUITests/CallView/__Snapshots__/ControlBadgeView_Tests`, all pictures.
  @Test func aBadgeInTheCorner() {
    let picture = DrawnPicture(
      HStack {
        Spacer()
        VStack {
          Color.clear.frame(width: 14, height: 14).padding(2)
            .background(Circle().fill(DrawnPicture.Ink.red.color))
          Spacer()
        }
      }.frame(width: 100, height: 50), width: 100, height: 50, scale: 1)

    #expect(picture.difference(of: .red, from: PixelBox(82, 0, 100, 18)) == nil)
  }
}
