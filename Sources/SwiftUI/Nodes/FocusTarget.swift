/// A view of UIKit that has the keyboard when a state says so, and the other way around.
@MainActor
final class FocusTarget {
  private var isFocused: () -> Bool = { false }
  private var setFocused: (Bool) -> Void = { _ in }
  private weak var responder: UIView?
  private var following: [AnyCancellable] = []

  /// Has the keyboard while a state has a value.
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

  /// Takes the first view that can have the keyboard among those that were drawn.
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
  /// The first view, this one included, that can be first responder.
  fileprivate var firstFocusable: UIView? {
    canBecomeFirstResponder ? self : subviews.lazy.compactMap(\.firstFocusable).first
  }
}
