import DarkroomUIKit
import Testing

/// The view of a window's root controller fills the window.
@MainActor
struct WindowRootTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func controller(_ change: (UIView) -> Void) -> UIViewController {
    let controller = UIViewController()
    let view = UIView()
    change(view)
    controller.view = view
    return controller
  }

  @Test func aViewWithoutAMaskIsPinnedToTheWindow() {
    let controller = controller { $0.translatesAutoresizingMaskIntoConstraints = false }
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))

    window.frame.size = CGSize(width: 300, height: 150)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 150))

    window.rootViewController = nil
    #expect(window.constraints.isEmpty && controller.view.superview == nil)
  }

  @Test func aViewWithConstraintsInsideFillsTheWindow() {
    let inner = UIView()
    let controller = controller { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        inner.rightAnchor.constraint(equalTo: view.rightAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 90, height: 200))
  }
}
