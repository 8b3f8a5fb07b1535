import DarkroomUIKit
import Testing

@MainActor
struct KeyCommandTests {
  private final class Screen: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Screen.save))]
    }
    func save() {}
  }

  @Test func controllersOfferTheirKeys() {
    let plain = UIViewController()
    plain.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: [], action: Selector("new")))

    #expect(Screen().keyCommands?.first?.input == "s")
    #expect(Screen().keyCommands?.first?.modifierFlags == .command)
    #expect(plain.keyCommands?.map(\.input) == ["n"])
  }
}
