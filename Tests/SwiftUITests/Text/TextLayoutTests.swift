import SwiftUI
import Testing

@MainActor
struct TextLayoutTests {
  private func height(_ view: some View, width: CGFloat = 1000) -> CGFloat {
    let controller = UIHostingController(rootView: view.environment(\.displayScale, 3))
    let height = controller.sizeThatFits(in: CGSize(width: width, height: 0)).height
    return (height * 100).rounded() / 100
  }

  /// Measured on recorded pictures of iOS 18 and 26 at 3x.
  @Test func aLineOfBodyIsAsHighAsItsLetters() {
    #expect(height(Text("Hello")) == 20.33)
  }

  /// Measured on recorded pictures of iOS 18 and 26 at 3x: pitches of 21.0 and 19.0.
  @Test(arguments: [(Font.body, 21.0), (.subheadline, 19.0)])
  func furtherLinesAreAtThePitchOfSwiftUI(font: Font, pitch: CGFloat) {
    let two = height(Text(verbatim: "a\nb").font(font))
    let three = height(Text(verbatim: "a\nb\nc").font(font))

    #expect(abs(three - two - pitch) <= 0.34)
  }

  /// Measured on iOS 26 at 3x: baselines of two texts of a stack are 21.33 apart.
  @Test func textsOfAStackAreAFontsLeadingApart() {
    let both = height(
      VStack {
        Text("a")
        Text("b")
      })

    #expect(both == 41.66 || both == 41.67)
  }

  @Test func literalsAreKeysOfTheAppsStrings() {
    #expect(Text("a") == Text(LocalizedStringKey("a")))
  }

  @Test func limitsCutLines() {
    #expect(height(Text(verbatim: "a\nb\nc").lineLimit(1)) == 20.33)
  }

  @Test func textsWrapAtTheWidthThatTheyAreOffered() {
    #expect(height(Text("one two three four five"), width: 60) > 50)
  }
}
