import Testing
import UIKit
import UIKitTesting

@MainActor
struct AlertTests {
  private let window: UIWindow
  private let root = UIViewController()

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
  }

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    return alert
  }

  @Test func aTapDismissesAndThenCallsTheHandler() {
    let alert = alert(.alert)
    var presentedInHandler: [Bool] = []
    let action = UIAlertAction(title: "OK", style: .default) { [root] _ in
      presentedInHandler.append(root.presentedViewController != nil)
    }
    alert.addAction(action)
    root.present(alert, animated: false)
    #expect(root.presentedViewController === alert)

    action.simulateTap()

    #expect(presentedInHandler == [false])
    #expect(root.presentedViewController == nil)
  }

  @Test func aDisabledChoiceTakesNoTap() {
    var isCalled = false
    let action = UIAlertAction(title: "OK", style: .default) { _ in isCalled = true }
    action.isEnabled = false

    action.simulateTap()

    #expect(!isCalled)
  }

  /// 20 + 20.33 (17 point semibold) + 2 + 15.67 (13 point) + 20 + 44.
  @Test func anAlertOfOneLineEachIs122PointsHighInTheMiddle() {
    let alert = alert(.alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)

    #expect(alert.view.frame == CGRect(x: 60, y: 361, width: 270, height: 122))
  }

  @Test func theFingerFindsTheChoice() throws {
    let alert = alert(.alert)
    var chosen: [String] = []
    for title in ["Delete", "Cancel"] {
      let style: UIAlertAction.Style = title == "Cancel" ? .cancel : .destructive
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
    }
    root.present(alert, animated: false)
    window.layoutIfNeeded()

    // Two that fit lie side by side, the canceling one first.
    window.simulateTap(at: CGPoint(x: 60 + 200, y: 361 + 100))

    #expect(chosen == ["Delete"])
  }

  @Test func textFieldsAreAddedInOrder() {
    let alert = alert(.alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }

    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.textFields?.last?.isSecureTextEntry == true)
  }

  @Test func aSheetLiesAtTheBottomWithTheCancellingChoiceApart() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Camera", "Library"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: false)
    window.layoutIfNeeded()

    // Two rows of 57, a gap of 8, the canceling row; 8 from the edges.
    #expect(sheet.view.frame.size == CGSize(width: 374, height: 2 * 57 + 8 + 57))
    #expect(sheet.view.frame.minX == 8)
    let cancel = try sheet.view.findLabel(with: "Cancel")
    #expect(cancel.superview?.frame.minY == 122)
  }
}
