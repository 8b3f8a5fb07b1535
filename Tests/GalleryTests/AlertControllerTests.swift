import SnapshotTesting
import UIKit
import XCTest

final class AlertControllerTests: XCTestCase {
  @MainActor @preconcurrency private func picture(
    _ alert: UIAlertController, _ style: UIUserInterfaceStyle = .light
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    root.view.backgroundColor = .systemGroupedBackground
    window.overrideUserInterfaceStyle = style
    window.rootViewController = root
    window.isHidden = false
    root.present(alert, animated: false)
    return window
  }

  @MainActor @preconcurrency func testAlertController() {
    let alert = UIAlertController(
      title: "Delete “Lisbon”?",
      message: "The trip and its 214 photos are removed from all devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    assertSnapshot(of: picture(alert), as: .image)
  }

  @MainActor @preconcurrency func testAlertWithTextFieldsInDarkMode() {
    let alert = UIAlertController(
      title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "ada@example.org" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    for title in ["Sign in", "Use a passkey instead"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    assertSnapshot(of: picture(alert, .dark), as: .image)
  }

  @MainActor @preconcurrency func testActionSheet() {
    let sheet = UIAlertController(
      title: "Share “Lisbon”", message: "Everyone with the link can see it.",
      preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy Link", style: .default))
    sheet.addAction(UIAlertAction(title: "Stop Sharing", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    assertSnapshot(of: picture(sheet), as: .image)
  }
}
