import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// States hide no other change of the same view.
@MainActor
struct GeneratedStatesTests {
  typealias Part = StatefulScreen.Part
  typealias Look = StatefulScreen.Look

  private func screen(
    _ part: Part, isChanged: Bool, _ look: Look, _ number: Int = 0
  ) -> StatefulScreen {
    StatefulScreen(part, isChanged: isChanged, look, title: "Screen \(number)")
  }

  /// One look that is drawn by lot.
  private func other(_ random: inout SeededNumbers) -> Look {
    var look = Look()
    switch Int.random(in: 0..<3, using: &random) {
    case 0: look.tint = random.color()
    case 1: look.lineWidth = [1, 2, 5].randomElement(using: &random) ?? 1
    default: look.sides = [3, 4, 7].randomElement(using: &random) ?? 3
    }
    return look
  }

  @Test(arguments: Part.allCases) func aStateAloneIsOneThingToDecide(_ part: Part) throws {
    var compared = ComparedScreens()
    for number in 0..<3 {
      try compared.compare(
        "s\(number)", screen(part, isChanged: false, Look(), number),
        screen(part, isChanged: true, Look(), number))
    }

    #expect(compared.lines.count == 3)
    #expect(compared.changes.all.count == 1, "\(compared.words)")
    #expect(compared.lines.allSatisfy { $0.evidence?.isExplained == true })
  }

  /// A state, another look, and both at once: no two of them are one entry unless their pictures are equal.
  @Test(arguments: Part.allCases)
  func aStateAndAnotherLookAreNeverOneThingToDecide(_ part: Part) throws {
    for seed in 0..<12 {
      var random = SeededNumbers(seed)
      let look = other(&random)
      let pictures = [(true, Look()), (false, look), (true, look)].map {
        ComparedScreens.picture(of: screen(part, isChanged: $0.0, $0.1))?.pixmap
      }
      var compared = ComparedScreens()
      for (number, (isChanged, look)) in [(true, Look()), (false, look), (true, look)].enumerated()
      where !pictures[..<number].contains(pictures[number]) {
        try compared.compare(
          "s\(number)", screen(part, isChanged: false, Look()),
          screen(part, isChanged: isChanged, look))
      }

      #expect(
        compared.changes.all.allSatisfy { $0.lines.count == 1 },
        "\(part), seed \(seed), \(look): \(compared.words)")
    }
  }

  /// The marks of a text that breaks into other lines cannot be laid beside the old text's.
  @Test func aTextOfOtherLinesDoesNotHideItsColor() throws {
    func label(_ text: String, _ color: UIColor) -> UIView {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
      label.numberOfLines = 0
      label.text = text
      label.textColor = color
      return label
    }
    var compared = ComparedScreens()
    let text = "A text of a few words"
    try compared.compare("text", label("One", .brown), label(text, .brown))
    try compared.compare("both", label("One", .brown), label(text, .purple))

    #expect(compared.changes.all.count == 2, "\(compared.words)")
    #expect(
      compared.words.contains { $0.contains("color #996633 → #800080 (UILabel: text color)") },
      "\(compared.words)")
  }

  @Test func aStateAndAColorOfTheSameViewAreTold() throws {
    var look = Look()
    look.tint = 0xCC401A
    var compared = ComparedScreens()
    try compared.compare(
      "both", screen(.button, isChanged: false, Look()),
      screen(.button, isChanged: true, look))

    let words = try #require(compared.changes.all.first?.words)
    #expect(words.contains { $0.hasPrefix("UIButton: disabled") }, "\(words)")
    #expect(words.contains("color #1C8766 → #CC401A (UIButton: background)"), "\(words)")
  }
}
