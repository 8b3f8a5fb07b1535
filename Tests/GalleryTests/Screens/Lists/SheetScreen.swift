import UIKit

/// A form presented as a sheet over a list, on a phone with a notch.
@MainActor
struct SheetScreen {
  private final class PhoneWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }

  func picture() -> UIImage {
    let window = PhoneWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: ContactsController())
    window.makeKeyAndVisible()
    let form = CellStylesController(style: .insetGrouped)
    form.title = "New Contact"
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: nil, action: nil)
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: nil)
    window.rootViewController?.present(
      UINavigationController(rootViewController: form), animated: false)
    window.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image {
      window.layer.render(in: $0.cgContext)
    }
    window.isHidden = true
    return image
  }
}
