import DarkroomUIKit
import Foundation
import Testing

/// A cell is the delegate of its own recognizers without saying so.
@MainActor
struct CellRecognizerTests {
  private final class Cell: UITableViewCell {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func aSubclassDecidesForItsRecognizers() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let pan = UIPanGestureRecognizer()
    pan.delegate = cell

    #expect(pan.delegate?.gestureRecognizerShouldBegin(pan) == false)
    #expect(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: pan) == true)
    #expect(pan.delegate?.gestureRecognizer(pan, shouldRequireFailureOf: pan) == false)
  }

  @Test func aRowActionIsCopied() throws {
    let action = UITableViewRowAction(style: .normal, title: "A") { _, _ in }
    action.backgroundEffect = UIBlurEffect(style: .dark)
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action && copy.title == "A" && copy.backgroundEffect != nil)
  }
}
