import Testing

@testable import SwiftUI

@MainActor
struct AttributedTextTests {
  private typealias Scope = AttributeScopes.SwiftUIAttributes

  @Test func attributesGoBeforeModifiers() throws {
    var string = AttributedString("a")
    string[Scope.KerningAttribute.self] = 3
    string[Scope.FontAttribute.self] = .largeTitle
    string[Scope.UnderlineStyleAttribute.self] = Text.LineStyle(pattern: .dash, color: .red)
    let text = Text(string).kerning(9).font(.caption)

    #expect(try text.first(.kern) == CGFloat(3))
    #expect(try text.first(.font, as: UIFont.self)?.pointSize == 34)
    #expect(
      try text.first(.underlineStyle) == NSUnderlineStyle([.single, .patternDash]).rawValue)
  }

  @Test func stretchesHaveTheirOwnLooks() throws {
    var red = AttributedString("red")
    red[Scope.ForegroundColorAttribute.self] = .red
    red[Scope.BackgroundColorAttribute.self] = .yellow
    let pieces = try Text(AttributedString("plain ") + red).resolved().pieces

    #expect(pieces.map(\.string) == ["plain ", "red"])
    #expect(pieces[0].attributes[.backgroundColor] == nil)
    #expect(pieces[1].attributes[.backgroundColor] is UIColor)
  }

  @Test func uiKitsAttributesStandBehindSwiftUIs() throws {
    var string = AttributedString("a")
    string[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 40)
    #expect(try Text(string).first(.font, as: UIFont.self)?.pointSize == 40)

    string[Scope.FontAttribute.self] = .body
    #expect(try Text(string).first(.font, as: UIFont.self)?.pointSize == 17)
  }

  /// Code as it is written for iOS, where both scopes are seen.
  @Test func namesMeanSwiftUIsAttributesUnlessTheValueIsUIKits() throws {
    var string = AttributedString("a")
    string.font = .largeTitle
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.kern = 3
    string.baselineOffset = 2
    #expect(string[Scope.FontAttribute.self] == .largeTitle)
    #expect(string[Scope.ForegroundColorAttribute.self] == .red)
    #expect(string[Scope.UnderlineStyleAttribute.self] == .single)
    #expect(try Text(string).first(.kern) == CGFloat(3))

    string.font = UIFont.systemFont(ofSize: 12)
    #expect(string[AttributeScopes.UIKitAttributes.FontAttribute.self]?.pointSize == 12)
  }

  @Test func linksHaveTheTint() throws {
    var string = AttributedString("a")
    string.link = URL(string: "https://a.b")

    #expect(
      try Text(string).first(.foregroundColor)
        == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }
}
