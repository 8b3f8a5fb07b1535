import UIKit

/// Made by a storyboard in the app: outlets and actions are known by name.
@objc(TKLoginViewController)
class LoginViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var passwordField: UITextField!
    @IBOutlet weak var loginButton: UIButton! {
        didSet { loginButton.isEnabled = false }
    }
    @IBOutlet private(set) var fields: [UITextField]!
    @IBOutlet weak var messageLabel: UILabel?
    @IBInspectable var minimumLength: Int = 3
    private(set) var log: [String] = []

    @IBAction func login(_ sender: UIButton) {
        log.append("login \(nameField.text ?? "")")
    }

    @IBAction private func cancel() {
        log.append("cancel")
    }

    @IBAction private func touched(_ sender: UIControl, forEvent event: UIEvent?) {
        log.append("touched \(sender === loginButton)")
    }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        nil
    }

    @objc dynamic func fieldChanged() {
        let texts = fields.map { $0.text ?? "" }
        loginButton.isEnabled = texts.allSatisfy { $0.count >= minimumLength }
    }

    enum Section {
        final class HeaderView: UIView {
            @IBOutlet fileprivate var titleLabel: UILabel!
            var title: String? { titleLabel?.text }
        }

        private final class FooterView: UIView {
            @objc private func tap() {}
        }
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        log.append("return")
        return true
    }

    @objc fileprivate func keyboardWillShow(_ notification: Notification) {
        log.append("keyboard")
    }

    func observeKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(self.keyboardWillShow(_:)), name: .init("UIKeyboardWillShow"), object: nil)
    }
}

extension UIViewController {
    @objc func dismissKeyboard() {
        view.endEditing(true)
        view.tag += 1
    }

    func addKeyboardDismissal() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        view.addGestureRecognizer(tap)
        return tap
    }
}

enum Names {
    static let opacity = #keyPath(CALayer.opacity)
    static let hidden = #keyPath(UIView.isHidden)
    static let count = #keyPath(Item.count)
    static let isHiddenGetter = #selector(getter: UIView.isHidden)
    static let viewDidLoad = #selector(UIViewController.viewDidLoad)
    static let increment = #selector(Item.increment)
}
