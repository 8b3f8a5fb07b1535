import DarkroomUIKit
import Foundation
import Testing

/// A label that is drawn again looks as one that was made with the change, whatever it was drawn with before.
@MainActor
struct LabelRedrawingTests {
  /// What is changed in place, by name.
  nonisolated private static let changes:
    [(name: String, change: @MainActor @Sendable (UILabel) -> Void)] = [
      ("text", { $0.text = "Written" }),
      ("attributed text", { $0.attributedText = NSAttributedString(string: "Written") }),
      ("font", { $0.font = .boldSystemFont(ofSize: 12) }),
      ("color", { $0.textColor = .systemRed }),
      ("alignment", { $0.textAlignment = .right }),
      ("line break mode", { $0.lineBreakMode = .byClipping }),
      (
        "number of lines",
        {
          $0.frame.size.height = 44
          $0.numberOfLines = 2
        }
      ),
      ("width", { $0.frame.size.width = 41 }),
      ("height", { $0.frame.size.height = 40 }),
      ("state", { $0.isEnabled = false }),
      (
        "highlight",
        {
          $0.highlightedTextColor = .systemGreen
          $0.isHighlighted = true
        }
      ),
      ("shadow", { $0.shadowColor = .systemRed }),
      ("appearance", { $0.overrideUserInterfaceStyle = .dark }),
      ("shrinking", { $0.adjustsFontSizeToFitWidth = true }),
    ]

  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 24))
    label.text = "Read aloud"
    return label
  }

  @Test(arguments: changes.map(\.name))
  func aChangeInPlaceIsDrawn(name: String) throws {
    let change = try #require(Self.changes.first { $0.name == name }).change
    let changed = label()
    let before = changed.drawnRows
    change(changed)
    let new = label()
    change(new)

    #expect(changed.drawnRows == new.drawnRows)
    #expect(changed.drawnRows != before)
  }

  @Test func whatIsChangedBackIsDrawnAsBefore() {
    let label = label()
    let before = label.drawnRows
    label.text = "Written"
    _ = label.drawnRows
    label.text = "Read aloud"

    #expect(label.drawnRows == before)
  }

  /// Nothing tells the label that a theme of the app's own has changed.
  @Test func aColorOfAThemeIsResolvedAtEachDrawing() {
    @MainActor final class Theme {
      static var color = UIColor.red
    }
    let label = label()
    label.textColor = UIColor { _ in MainActor.assumeIsolated { Theme.color } }
    let before = label.drawnRows
    Theme.color = .blue

    #expect(label.drawnRows != before)
  }
}
