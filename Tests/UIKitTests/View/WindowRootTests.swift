import Testing

@testable import DarkroomUIKit

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

  /// References that thumbprint-ios recorded on iOS 17.5: text areas with contradictory heights leave the root as large
  /// as its window.
  @Test(arguments: [true, false])
  func aViewKeepsTheSizeOfTheWindowWhenConstraintsContradictEachOther(_ isInside: Bool) {
    let (child, inner) = (UIView(), UIView())
    let controller = controller { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      for (part, container, inset) in [(child, view, 0), (inner, child, 8)] {
        part.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(part)
        part.pin(to: container, inset: CGFloat(inset))
      }
      (isInside ? inner : view).heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    let old = LayoutEngine.report
    var reports: [String] = []
    LayoutEngine.report = { reports.append($0) }
    defer { LayoutEngine.report = old }
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 184))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("height == 100   (active)>\n\nMake a symbolic") ?? false)
  }
}

extension UIView {
  fileprivate func pin(to container: UIView, inset: CGFloat) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      leftAnchor.constraint(equalTo: container.leftAnchor, constant: inset),
      rightAnchor.constraint(equalTo: container.rightAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset),
    ])
  }
}
