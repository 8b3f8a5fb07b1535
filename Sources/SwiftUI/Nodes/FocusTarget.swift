/// Keeps the keyboard focus of a UIKit view and a focus state in sync.
@MainActor
final class FocusTarget {
  private var isFocused: () -> Bool = { false }
  private var setFocused: (Bool) -> Void = { _ in }
  private weak var responder: UIView?
  private var following: [AnyCancellable] = []

  /// Gives the view the focus while the state has a value.
  func follow<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    isFocused = { binding.wrappedValue == value }
    setFocused = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
  }

  /// Attaches to the first of the drawn views that can have the focus.
  func attach(to views: [UIView]) {
    guard let view = views.lazy.compactMap(\.firstFocusable).first else { return }
    if view !== responder { follow(view) }
    guard isFocused() != view.isFirstResponder else { return }
    _ = view.isFirstResponder ? view.resignFirstResponder() : view.becomeFirstResponder()
  }

  private func follow(_ view: UIView) {
    responder = view
    following =
      [
        (UITextField.textDidBeginEditingNotification, true),
        (UITextView.textDidBeginEditingNotification, true),
        (UITextField.textDidEndEditingNotification, false),
        (UITextView.textDidEndEditingNotification, false),
      ].map { name, begins in
        NotificationCenter.default.publisher(for: name, object: view).sink { [weak self] _ in
          MainActor.assumeIsolated { self?.setFocused(begins) }
        }
      }
  }
}

extension UIView {
  /// The first view that can become first responder, which may be this one.
  fileprivate var firstFocusable: UIView? {
    canBecomeFirstResponder ? self : subviews.lazy.compactMap(\.firstFocusable).first
  }
}
