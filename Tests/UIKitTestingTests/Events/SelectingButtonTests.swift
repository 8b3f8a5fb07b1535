import Testing
import UIKit
import UIKitTesting

@MainActor
struct SelectingButtonTests {
  @Test func aTapSelectsAButtonThatChangesItsSelection() {
    let button = UIButton(type: .system)
    var states: [Bool] = []
    button.addAction(
      UIAction { [unowned button] _ in states.append(button.isSelected) }, for: .touchUpInside)
    button.simulateTap()
    button.changesSelectionAsPrimaryAction = true
    button.simulateTap()

    #expect(states == [false, true])
  }

  @Test func aTapSelectsABarItemThatChangesItsSelection() {
    let item = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in })
    item.changesSelectionAsPrimaryAction = true
    item.simulateTap()

    #expect(item.isSelected)
  }
}
