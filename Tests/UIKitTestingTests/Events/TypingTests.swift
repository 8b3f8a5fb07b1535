import Testing
import UIKit
import UIKitTesting

@MainActor
struct TypingTests {
  final class Delegate: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      return false
    }
  }

  private let delegate = Delegate()

  @Test(arguments: [false, true])
  func everyCharacterIsAskedForAndSent(inWindow: Bool) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    if inWindow { window.addSubview(field) }
    field.delegate = delegate
    field.addAction(
      UIAction { [delegate] _ in delegate.heard.append("changed") }, for: .editingChanged)

    field.simulateTyping("axb")
    field.simulateReturn()
    field.simulateEndEditing()

    #expect(field.text == "ab")
    #expect(
      delegate.heard == [
        "begin", "0 a", "changed", "1 x", "1 b", "changed", "return", "end",
      ])
  }

  @Test func aDisabledFieldTakesNothing() {
    let field = UITextField()
    field.isEnabled = false

    #expect(!field.simulateTyping("a"))
    #expect(field.text == "")
  }

  @Test func deletingAsksToo() {
    let field = UITextField()
    field.text = "ab👨‍👩‍👧"
    field.delegate = delegate

    field.simulateDeleting(2)

    #expect(field.text == "a")
    #expect(delegate.heard == ["2 ", "1 "])
  }
}
