import DarkroomFoundation
import DarkroomRaster
import DarkroomTypesetting
import Testing

@testable import DarkroomUIKit

/// The side of Latin text whose alignment is natural.
@MainActor
struct NaturalAlignmentTests {
  private let frame = CGRect(x: 0, y: 0, width: 200, height: 40)

  /// The left edges of the same text in a label, a text view and a text field that have the same direction.
  private func edges(_ change: (UIView) -> Void = { _ in }) -> [CGFloat] {
    let label = UILabel(frame: frame)
    let view = UITextView(frame: frame)
    let field = UITextField(frame: frame)
    (label.text, view.text, field.text) = ("Name", "Name", "Name")
    for part in [label, view, field] as [UIView] { change(part) }
    let lines = [label.layout(in: frame.size, lines: 1), view.layout(width: frame.width)]
    return lines.compactMap { $0.lines.first.map { CGFloat($0.origin.x) } }
      + [field.caretRect(for: field.beginningOfDocument).minX]
  }

  @Test func itIsTheLeftInAnAppThatRunsFromLeftToRight() {
    #expect(edges().allSatisfy { $0 < 10 })
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  /// Apple's page of `NSTextAlignment.natural`: the default alignment for the current localization of the app.
  @Test(arguments: ["ar", "he-IL"])
  func itIsTheRightInAnAppWhoseLanguageRunsFromRightToLeft(_ language: String) {
    PreferredLanguages.$override.withValue([language]) {
      #expect(edges().allSatisfy { $0 > 100 })
      #expect(edges { $0.semanticContentAttribute = .forceLeftToRight }.allSatisfy { $0 > 100 })
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
    }
  }

  @Test func anAlignmentThatIsSetIsKept() {
    PreferredLanguages.$override.withValue(["ar"]) {
      let left = edges {
        ($0 as? UILabel)?.textAlignment = .left
        ($0 as? UITextView)?.textAlignment = .left
        ($0 as? UITextField)?.textAlignment = .left
      }
      #expect(left.allSatisfy { $0 < 10 })
    }
  }

  /// Open Radar 49643040, and issue 721 of swift-snapshot-testing: only the app's language moves text.
  @Test func aTraitOrAnAttributeDoesNotMoveLatinTextOfLabelsAndTextViews() {
    #expect(edges { $0.traitOverrides.layoutDirection = .rightToLeft }.prefix(2).max() ?? 99 < 10)
    #expect(edges { $0.semanticContentAttribute = .forceRightToLeft }.prefix(2).max() ?? 99 < 10)
  }
}
