import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

/// One token of a design in SwiftUI changes, thirty snapshots differ, and that is one decision.
@MainActor
struct DesignedViewTests {
  struct Tokens {
    var accent = Color(red: 28 / 255, green: 135 / 255, blue: 102 / 255)
    var radius: CGFloat = 14
    var inset: CGFloat = 12
    var tagInset: CGFloat = 4
    var spacing: CGFloat = 10
    var margin: CGFloat = 16
    var verb = "Buy"
  }

  struct Filled: ButtonStyle {
    let tokens: Tokens

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .font(.headline)
        .foregroundColor(.white)
        .padding(tokens.inset)
        .background(tokens.accent)
        .cornerRadius(tokens.radius)
    }
  }

  /// A style with a padding of its own.
  struct Tag: View {
    let text: String
    let tokens: Tokens

    var body: some View {
      Text(text).padding(.horizontal, tokens.tagInset).background(Color.yellow)
    }
  }

  /// No two screens have the same parts and texts.
  struct Screen: View {
    let number: Int
    let tokens: Tokens

    var body: some View {
      VStack(alignment: number % 2 == 0 ? .leading : .center, spacing: tokens.spacing) {
        Text("Screen \(number)").font(.title2)
        ForEach(0..<(1 + number % 3), id: \.self) { line in
          Text("Line \(line) of \(number)").foregroundColor(.secondary)
        }
        if number % 4 == 0 { Divider() }
        Button("\(tokens.verb) \(number)") {}.buttonStyle(Filled(tokens: tokens))
        if number % 5 == 0 { Button("Later") {}.buttonStyle(Filled(tokens: tokens)) }
        Tag(text: "Tag \(number)", tokens: tokens)
        Spacer()
      }
      .padding(tokens.margin)
    }
  }

  private func day(_ change: (inout Tokens) -> Void) throws -> ComparedScreens {
    var compared = ComparedScreens()
    try compare(0..<30, in: &compared, change)
    #expect(compared.lines.count == 30)
    return compared
  }

  private func compare(
    _ numbers: Range<Int>, in compared: inout ComparedScreens, _ change: (inout Tokens) -> Void
  ) throws {
    var new = Tokens()
    change(&new)
    for number in numbers {
      try compared.compare("s\(number)", view(number, Tokens()), view(number, new))
    }
  }

  private func view(_ number: Int, _ tokens: Tokens) -> UIView {
    let host = UIHostingController(rootView: Screen(number: number, tokens: tokens))
    host.view.frame = CGRect(x: 0, y: 0, width: 300, height: 360)
    host.view.layoutIfNeeded()
    return host.view
  }

  @Test func aColorInThirtyViewsIsOneDecision() throws {
    let found = try day { $0.accent = Color(red: 204 / 255, green: 64 / 255, blue: 26 / 255) }

    #expect(found.changes.all.count == 1, "\(found.words)")
    #expect(found.words.first?.contains("#1C8766 → #CC401A") == true, "\(found.words)")
  }

  @Test func aRadiusInThirtyViewsIsOneDecision() throws {
    let found = try day { $0.radius = 6 }

    #expect(found.changes.all.count == 1, "\(found.words)")
  }

  @Test func aPaddingInThirtyViewsIsOneDecision() throws {
    let found = try day { $0.inset = 18 }

    #expect(found.words == ["30: padding 12 → 18 (around Screen › Text)"])
  }

  @Test func aSmallerPaddingInThirtyViewsIsOneDecision() throws {
    let found = try day { $0.inset = 5 }

    #expect(found.words == ["30: padding 12 → 5 (around Screen › Text)"])
  }

  @Test func aPaddingOfTwoSidesInThirtyViewsIsOneDecision() throws {
    let found = try day { $0.tagInset = 9 }

    #expect(found.words == ["30: padding 4 → 9 (left and right of Tag › Text)"])
  }

  /// The padding is around a stack, of which a picture shows only the contents.
  @Test func aMarginAroundThirtyViewsIsOneDecision() throws {
    let found = try day { $0.margin = 24 }

    #expect(found.changes.all.count == 1, "\(found.words)")
    #expect(found.words.first?.hasPrefix("30: padding 16 → 24 (around ") == true, "\(found.words)")
  }

  /// A stack without a view of its own is as wide as its widest view, and in the middle of the screen.
  struct Column: View {
    let width: CGFloat
    let inset: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Rectangle().frame(width: width, height: 10)
        Capsule().frame(width: 70, height: 20).padding(inset).background(Color.yellow)
      }
    }
  }

  @Test func aPaddingThatMakesAViewTheWidestIsOneDecision() throws {
    func view(_ width: Int, inset: CGFloat) -> UIView {
      let host = UIHostingController(rootView: Column(width: CGFloat(width), inset: inset))
      host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
      host.view.layoutIfNeeded()
      return host.view
    }
    var compared = ComparedScreens()
    for width in 92..<108 {
      try compared.compare("w\(width)", view(width, inset: 12), view(width, inset: 18))
    }

    #expect(
      compared.words.allSatisfy { $0.contains("padding 12 → 18 (around Column › Capsule)") },
      "\(compared.words)")
    withKnownIssue("the stack's new width is a distance of its own") {
      #expect(compared.words == ["16: padding 12 → 18 (around Column › Capsule)"])
    }
  }

  @Test func paddingsOfTwoStylesAreTwoDecisions() throws {
    var compared = ComparedScreens()
    try compare(0..<6, in: &compared) { $0.inset = 18 }
    try compare(6..<10, in: &compared) { $0.tagInset = 9 }
    try compare(10..<12, in: &compared) { ($0.inset, $0.tagInset) = (18, 9) }

    #expect(
      compared.words == [
        "6: padding 12 → 18 (around Screen › Text)",
        "4: padding 4 → 9 (left and right of Tag › Text)",
        "2: padding 12 → 18 (around Screen › Text); padding 4 → 9 (left and right of Tag › Text)",
      ])
  }

  @Test func aPaddingAndAColorAreTwoDecisions() throws {
    let red = Color(red: 204 / 255, green: 64 / 255, blue: 26 / 255)
    var compared = ComparedScreens()
    try compare(0..<6, in: &compared) { $0.inset = 18 }
    try compare(6..<10, in: &compared) { $0.accent = red }
    try compare(10..<12, in: &compared) { ($0.inset, $0.accent) = (18, red) }

    #expect(compared.changes.all.map(\.lines.count) == [6, 4, 2], "\(compared.words)")
    #expect(compared.changes.all.last?.words.count == 2, "\(compared.words)")
  }

  /// What a padding moves is explained, and what moves by another distance is not.
  @Test func aSpacingIsNotHiddenByAPadding() throws {
    var compared = ComparedScreens()
    try compare(0..<6, in: &compared) { $0.inset = 18 }
    try compare(6..<10, in: &compared) { ($0.inset, $0.spacing) = (18, 13) }

    #expect(compared.changes.all.first?.lines.count == 6, "\(compared.words)")
    #expect(
      compared.changes.all.dropFirst().allSatisfy { change in
        change.words.contains { $0.hasPrefix("distance ") }
      }, "\(compared.words)")
  }

  @Test func aTextThatGrowsIsNoPadding() throws {
    var compared = ComparedScreens()
    try compare(0..<2, in: &compared) { $0.verb = "Subscribe to" }

    #expect(compared.changes.all.count == 2, "\(compared.words)")
    #expect(compared.words.allSatisfy { $0.contains("\"Buy ") }, "\(compared.words)")
    #expect(!compared.words.contains { $0.contains("padding") }, "\(compared.words)")
  }
}
