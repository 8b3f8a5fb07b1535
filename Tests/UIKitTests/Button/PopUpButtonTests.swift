import DarkroomUIKit
import Testing

/// Apple, "changesSelectionAsPrimaryAction": the title of a pop-up button "updates to reflect the selection".
@MainActor
struct PopUpButtonTests {
  private func menu(marking marked: Int?) -> UIMenu {
    UIMenu(
      children: ["Daily", "Weekly"].enumerated().map { index, title in
        UIAction(title: title, state: index == marked ? .on : .off) { _ in }
      })
  }

  @Test(arguments: [true, false])
  func theMarkedElementIsTheTitle(isConfigured: Bool) {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .plain() }
    button.setTitle("Choose", for: .normal)
    button.menu = menu(marking: 1)
    #expect(button.currentTitle == "Choose")
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Weekly" && button.titleLabel?.text == "Weekly")
  }

  @Test func withoutAMarkTheFirstElementHasIt() {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = menu(marking: nil)
    #expect(button.currentTitle == "Daily" && button.menu?.selectedElements.count == 1)
  }
}
