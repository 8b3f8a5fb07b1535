import Testing

@testable import SwiftUI

@MainActor
struct TextModifierTests {
  @Test func linesHaveAColorAndAPattern() throws {
    let text = Text(verbatim: "a").underline(pattern: .dot, color: .red).strikethrough()

    #expect(
      try text.first(.underlineStyle)
        == NSUnderlineStyle([.single, .patternDot]).rawValue)
    #expect(
      try text.first(.underlineColor) == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1))
    #expect(try text.first(.strikethroughStyle) == NSUnderlineStyle.single.rawValue)
    #expect(try text.first(.strikethroughColor, as: UIColor.self) == nil)
    #expect(try text.underline(false).first(.underlineStyle, as: Int.self) != nil)
    #expect(try Text(verbatim: "a").underline(false).first(.underlineStyle, as: Int.self) == nil)
  }

  @Test func trackingGoesBeforeKerning() throws {
    #expect(try Text(verbatim: "a").kerning(2).first(.kern) == CGFloat(2))
    #expect(try Text(verbatim: "a").kerning(2).tracking(5).first(.kern) == CGFloat(5))
  }

  private struct Emphasis: TextAttribute {
    let level: Int
  }

  @Test func attributesForRenderersChangeNothing() throws {
    let text = Text(verbatim: "a").kerning(2).customAttribute(Emphasis(level: 1)).bold()
    let plain = Text(verbatim: "a").kerning(2).bold()

    #expect(try text.resolved().string == "a")
    #expect(try text.first(.kern) == CGFloat(2))
    #expect(try text.first(.font, as: UIFont.self) == plain.first(.font, as: UIFont.self))
    #expect(text != Text(verbatim: "a").kerning(2).customAttribute(Emphasis(level: 2)).bold())
  }

  @Test func baselinesAreMovedUpwards() throws {
    #expect(try Text(verbatim: "a").baselineOffset(4).first(.baselineOffset) == CGFloat(4))
  }

  @Test func ofTwoModifiersTheInnerOneCounts() throws {
    let text = Text(verbatim: "a").kerning(1).kerning(9)

    #expect(try text.first(.kern) == CGFloat(1))
    #expect(try text.first(.kern) { $0.textLook.kerning = 7 } == CGFloat(1))
  }

  @Test func modifiersOfASumReachPartsWithoutTheirOwn() throws {
    let text = (Text(verbatim: "a").kerning(1) + Text(verbatim: "b")).kerning(3).bold()
    let pieces = try text.resolved().pieces

    #expect(pieces.map { $0.attributes[.kern] as? CGFloat } == [1, 3])
    #expect(pieces.map(\.string) == ["a", "b"])
    #expect(
      pieces.allSatisfy {
        ($0.attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold)
          == true
      })
  }

  @Test func viewsHandLooksToAllTextsInside() throws {
    let widths = frames(
      of: HStack {
        Text(verbatim: "wide")
      }.tracking(10), in: CGSize(width: 300, height: 100)
    ).map(\.width)
    let plain = frames(of: Text(verbatim: "wide"), in: CGSize(width: 300, height: 100)).map(\.width)

    #expect(abs(widths[0] - plain[0] - 40) <= 0.34)
  }

  @Test func casesFollowTheLocale() throws {
    let turkish = { (values: inout EnvironmentValues) in
      values.textCase = .uppercase
      values.locale = Locale(identifier: "tr")
    }

    #expect(try Text(verbatim: "ship").resolved { $0.textCase = .uppercase }.string == "SHIP")
    #expect(try Text(verbatim: "SHIP").resolved { $0.textCase = .lowercase }.string == "ship")
    #expect(try Text(verbatim: "i").resolved(turkish).string == "İ")
  }

  @Test func levelsAreThoseOfTheStyleAround() throws {
    let color: UIColor? = try Text(verbatim: "a").foregroundStyle(.secondary).first(
      .foregroundColor
    ) {
      $0.foreground = AnyShapeStyle(Color.red)
    }

    #expect(abs((color?.cgColor.alpha ?? 0) - 0.5) < 0.01)
  }

  /// Nothing documents how much smaller text of the secondary scale is.
  @Test func secondaryScaleIsNotDrawnYet() {
    #expect(Text(verbatim: "a").textScale(.secondary).resolved(in: EnvironmentValues()) == nil)
    #expect(Text(verbatim: "a").textScale(.default).resolved(in: EnvironmentValues()) != nil)
    #expect(
      Text(verbatim: "a").textScale(.secondary, isEnabled: false)
        .resolved(in: EnvironmentValues()) != nil)
  }
}
