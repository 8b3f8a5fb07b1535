import DarkroomUIKit
import Foundation
import Testing

/// Controllers presented as sheets.
@MainActor
@Suite(.serialized)
struct SheetTests {
  private let window = NotchedWindow()
  private let root = UIViewController()

  private func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle = .automatic
  ) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    controller.modalPresentationStyle = style
    root.present(controller, animated: false)
  }

  @Test func aSheetBeginsTenPointsBelowTheStatusBarAndIsRoundAtTheTop() {
    let sheet = UIViewController()
    present(sheet)

    let card = sheet.view.superview
    #expect(card?.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 390, height: 787))
    #expect(card?.layer.cornerRadius == 10)
    #expect(card?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.view.frame == window.bounds)
  }

  @Test func fullScreenCoversTheWindow() {
    let controller = UIViewController()
    present(controller, .fullScreen)

    #expect(controller.view.frame == window.bounds)
    #expect(controller.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aSheetsNavigationBarIsFiftySixPointsHigh() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    present(navigation)
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
  }

  @Test func aFormSheetIsACardInTheMiddleOfAWideWindow() {
    window.frame.size = CGSize(width: 1024, height: 1366)
    window.traitOverrides.horizontalSizeClass = .regular
    let form = UIViewController()
    present(form, .formSheet)

    #expect(form.view.superview?.frame == CGRect(x: 242, y: 373, width: 540, height: 620))
  }
}
