import DarkroomPNG
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// A day of a team with a design: one token changes, many snapshots differ, and that is one decision.
@MainActor
struct DayOfChangesTests {
  typealias Part = DesignedScreen.Part

  /// Different screens: no two have the same cards.
  private func screens(
    _ count: Int, with part: Part?, _ tokens: DesignTokens, seed: Int = 7
  ) -> [DesignedScreen] {
    var random = SeededNumbers(seed)
    return (0..<count).map { number in
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { card in
        let others = Part.allCases.shuffled(using: &random).prefix(
          Int.random(in: 1...3, using: &random))
        return Array(others) + (card == 0 ? [part].compactMap(\.self) : [])
      }
      let titles = ["Screen \(number)"] + parts.indices.map { "Card \(number).\($0)" }
      return DesignedScreen(parts, tokens, titles: titles)
    }
  }

  private func day(
    _ count: Int, with part: Part? = nil, keeping: (PNGText) -> Bool = { _ in true },
    _ change: (inout DesignTokens) -> Void
  ) throws -> ComparedScreens {
    let old = DesignTokens()
    var new = old
    change(&new)
    var compared = ComparedScreens()
    let pairs = zip(screens(count, with: part, old), screens(count, with: part, new))
    for (number, screen) in pairs.enumerated() {
      try compared.compare("s\(number)", screen.0, screen.1, keeping: keeping)
    }
    #expect(compared.lines.count == count)
    return compared
  }

  @Test func oneColorInFortySixSnapshotsIsOneDecision() throws {
    let found = try day(46) { $0.accent = 0xCC401A }

    #expect(found.changes.all.count == 1, "\(found.words)")
    #expect(found.words.first?.hasPrefix("46: color #1C8766 → #CC401A (") == true, "\(found.words)")
  }

  @Test func oneRadiusInNineIsOneDecision() throws {
    let found = try day(9) { $0.cardRadius = 6 }

    #expect(found.words == ["9: corner radius 14 → 6 (UIView)"])
  }

  @Test func oneSpacingInElevenIsOneDecision() throws {
    let found = try day(11, with: .price) { $0.inset = 18 }

    #expect(found.changes.all.count == 1, "\(found.words)")
    #expect(found.words.first?.hasPrefix("11: distance 12 → 18 (") == true, "\(found.words)")
  }

  @Test func oneFontInSevenIsOneDecision() throws {
    let found = try day(7) { $0.titleSize = 20 }

    #expect(found.words == ["7: font size 17 → 20 (UILabel)"])
  }

  @Test func oneTextInSevenIsOneDecision() throws {
    let found = try day(7, with: .outline) { $0.slogan = "Fresh, always" }

    #expect(found.words == ["7: UILabel: \"Fresh every day\" → \"Fresh, always\""])
  }

  @Test func theSpacingOfStacksIsOneDecision() throws {
    var (old, new) = (DesignTokens(), DesignTokens())
    old.spacing = 16
    new.spacing = 20
    var compared = ComparedScreens()
    for number in 0..<11 {
      let parts = Array(repeating: [Part.price], count: 2 + number % 3)
      let titles = ["\(number)", "a", "b", "c", "d"]
      try compared.compare(
        "s\(number)", DesignedScreen(parts, old, titles: titles),
        DesignedScreen(parts, new, titles: titles))
    }

    #expect(compared.words == ["11: spacing 16 → 20 (UIStackView)"])
  }

  /// A card that is as much lower as the bar above it is higher ends where it ended.
  @Test func aBarAndAPaddingThatCancelOutAreTwoThingsToDecide() throws {
    let old = DesignTokens()
    var inset = old
    inset.inset = 9
    var both = inset
    both.barHeight = 50
    var compared = ComparedScreens()
    for (name, tokens) in [("inset", inset), ("both", both)] {
      try compared.compare(
        name, DesignedScreen([[.price]], old, titles: [name, "card"]),
        DesignedScreen([[.price]], tokens, titles: [name, "card"]))
    }

    #expect(compared.changes.all.count == 2, "\(compared.words)")
    #expect(compared.words.contains { $0.contains("44 → 50 (height of TitleBar)") })
  }

  /// What lies above a text at the bottom ends where the text begins.
  @Test func aTextThatGrowsUpwardIsOneDecision() throws {
    func screen(_ text: String, height: CGFloat) -> UIView {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 280 - height))
      content.backgroundColor = .lightGray
      let label = UILabel(frame: CGRect(x: 10, y: 290 - height, width: 80, height: height))
      label.numberOfLines = 0
      label.text = text
      for view in [content, label] { screen.addSubview(view) }
      return screen
    }
    var compared = ComparedScreens()
    try compared.compare("s", screen("One", height: 21), screen("One and another", height: 41))

    #expect(
      compared.words == ["1: UILabel: \"One\" → \"One and another\""], "\(compared.words)")
  }

  /// References that an older version has recorded know places, texts and backgrounds, and nothing of drawings.
  @Test func referencesOfAnOlderVersionAreCompared() throws {
    let found = try day(4, with: .outline, keeping: { $0.keyword != DrawingNotes.keyword }) {
      $0.slogan = "Fresh, always"
    }

    #expect(found.words == ["4: UILabel: \"Fresh every day\" → \"Fresh, always\""])
  }
}
