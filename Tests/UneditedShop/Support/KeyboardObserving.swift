import UIKit

/// Adopted by controllers that make room for the keyboard.
@objc protocol KeyboardObserving {
    func keyboardWillShow(_ notification: Notification)
    func keyboardWillHide(_ notification: Notification)
}

extension KeyboardObserving where Self: UIViewController {
    func observeKeyboard(center: NotificationCenter = .default) {
        center.addObserver(
            self,
            selector: #selector(KeyboardObserving.keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
        center.addObserver(
            self,
            selector: #selector(KeyboardObserving.keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification,
            object: nil
        )
    }
}
