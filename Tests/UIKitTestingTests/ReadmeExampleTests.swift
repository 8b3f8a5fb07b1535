import Testing
import UIKit
import UIKitTesting

/// Examples of the documentation; a test compares them with its pages.
@MainActor
struct ReadmeExampleTests {
  final class SignInViewController: UIViewController, AccessibilityIdentifierSettable {
    private let nameField = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    private let signInButton = UIButton(frame: CGRect(x: 20, y: 160, width: 280, height: 44))
    private(set) var signedIn: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      signInButton.setTitle("Sign in", for: .normal)
      signInButton.addAction(
        UIAction { [unowned self] _ in signedIn = nameField.text }, for: .touchUpInside)
      view.addSubview(nameField)
      view.addSubview(signInButton)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      setAccessibilityIdentifiers()
    }
  }

  @Test func findingAndSimulating() throws {
    let controller = SignInViewController()
    controller.loadViewIfNeeded()

    let button = try controller.view.findButton(with: "Sign in")
    let field = try controller.view.findView(subclassOf: UITextField.self)
    field.simulateTyping("ada")
    button.simulateTap()  // calls the actions, as sendActions(for:) does
    #expect(controller.signedIn == "ada")
    #expect(button.simulateTapThroughHitTesting())  // a finger's way: false for a covered button
  }

  @Test func relativesAreFoundAsTheReadmeSays() throws {
    let controller = SignInViewController()
    let button = try controller.view.findButton(with: "Sign in")

    #expect(button.findFirstAncestor { $0.next is UIViewController } === controller.view)
    #expect(button.groupSiblings(by: [UITextField.self])["UITextField"]?.count == 1)
  }

  @Test func elementsAreNamedAsTheReadmeSays() throws {
    let controller = SignInViewController()
    controller.view.layoutIfNeeded()

    let field = try controller.view.findView(
      withAccessibilityIdentifier: "SignInViewController-nameField")
    #expect(field is UITextField)
  }
}
