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

  /// Apple, "changesSelectionAsPrimaryAction": the title of a pop-up button "updates to reflect the selection".
  @Test func aChoiceInAPopUpButtonIsItsTitle() throws {
    var chosen: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Repeat", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      children: ["Daily", "Weekly"].map { title in
        UIAction(title: title) { chosen.append($0.title) }
      })
    try button.inspect().choose("Daily")
    #expect(button.currentTitle == "Repeat" && button.menu?.selectedElements.isEmpty == true)

    button.changesSelectionAsPrimaryAction = true
    try button.inspect().choose("Weekly")
    #expect(button.currentTitle == "Weekly" && chosen == ["Daily", "Weekly"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Weekly"])

    try button.inspect().choose("Daily")
    #expect(button.titleLabel?.text == "Daily" && button.menu?.selectedElements.count == 1)
  }

  @Test func aTapSelectsABarItemThatChangesItsSelection() {
    let item = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in })
    item.changesSelectionAsPrimaryAction = true
    item.simulateTap()

    #expect(item.isSelected)
  }
}
