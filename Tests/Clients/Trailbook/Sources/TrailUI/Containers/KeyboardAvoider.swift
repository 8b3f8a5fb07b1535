import UIKit

/// Moves the bottom inset of a scroll view out of the way of the keyboard.
@MainActor
public final class KeyboardAvoider: NSObject {
    private weak var scrollView: UIScrollView?
    private var originalBottom: CGFloat = 0

    public private(set) var isKeyboardVisible = false

    public func attach(to scrollView: UIScrollView) {
        detach()
        self.scrollView = scrollView
        originalBottom = scrollView.contentInset.bottom
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil
        )
        center.addObserver(
            self,
            selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification,
            object: nil
        )
    }

    public func detach() {
        NotificationCenter.default.removeObserver(self)
        scrollView = nil
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let scrollView, let window = scrollView.window,
              let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
            return
        }
        let local = scrollView.convert(frame, from: window.screen.coordinateSpace)
        let overlap = max(0, scrollView.bounds.maxY - local.minY - scrollView.safeAreaInsets.bottom)
        isKeyboardVisible = overlap > 0
        animate(with: notification) {
            scrollView.contentInset.bottom = self.originalBottom + overlap
            scrollView.verticalScrollIndicatorInsets.bottom = self.originalBottom + overlap
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard let scrollView else { return }
        isKeyboardVisible = false
        animate(with: notification) {
            scrollView.contentInset.bottom = self.originalBottom
            scrollView.verticalScrollIndicatorInsets.bottom = self.originalBottom
        }
    }

    private func animate(with notification: Notification, changes: @escaping () -> Void) {
        let info = notification.userInfo ?? [:]
        let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0.25
        let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 7
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
            animations: changes
        )
    }
}
