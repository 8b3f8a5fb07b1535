import Testing
import UIKit

@MainActor
struct OperatorTests {
  @Test func prioritiesAndLevelsAreCountedOnFrom() {
    let view = UIView()
    let window = UIWindow()
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    view.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    constraint.priority = .required - 1
    window.windowLevel = .normal + 1

    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 249)
    #expect(constraint.priority.rawValue == 999)
    #expect(window.windowLevel.rawValue == 1)
    #expect((UILayoutPriority.defaultHigh + 0.5).rawValue == 750.5)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)

    var priority = UILayoutPriority.defaultLow
    priority += 2
    priority -= 1
    var level = UIWindow.Level.statusBar
    level += 2
    level -= 1
    #expect(priority.rawValue == 251 && level.rawValue == 1001)
  }
}
