import Testing
import UIKit
import UIKitTesting

@MainActor
struct DismissalSimulationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let delegate = Recorder()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
  }

  @Test func aSheetGoesAndItsDelegateHears() {
    #expect(sheet.simulateInteractiveDismissal())
    #expect(root.presentedViewController == nil)
    #expect(delegate.heard == ["will", "did"])
  }

  @Test func aModalSheetStays() {
    sheet.isModalInPresentation = true

    #expect(!sheet.simulateInteractiveDismissal())
    #expect(root.presentedViewController === sheet)
    #expect(delegate.heard == ["attempt"])
  }

  @Test func theDelegateMayKeepASheet() {
    delegate.allows = false

    #expect(!sheet.simulateInteractiveDismissal())
    #expect(delegate.heard == ["attempt"])
  }

  @Test func whatIsNotPresentedIsNotDismissed() {
    #expect(!root.simulateInteractiveDismissal())
  }
}

@MainActor
private final class Recorder: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows = true
  var heard: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    heard.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    heard.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    heard.append("attempt")
  }
}
