/// Decides about and hears of the editing of a text view; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod("textViewShouldBeginEditing:", of: self)?.call(textView, as: Bool.self) ?? true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod("textViewShouldEndEditing:", of: self)?.call(textView, as: Bool.self) ?? true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethod("textViewDidBeginEditing:", of: self)?.call(textView, as: Void.self)
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethod("textViewDidEndEditing:", of: self)?.call(textView, as: Void.self)
  }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethod("textView:shouldChangeTextIn:replacementText:", of: self)?.call(
      textView, range, text, as: Bool.self) ?? true
  }
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethod("textViewDidChange:", of: self)?.call(textView, as: Void.self)
  }
}

extension UITextViewDelegate {
  public var textViewShouldBeginEditing: OptionalDelegateCall<UITextView, Bool>? {
    .init { self.textViewShouldBeginEditing($0) }
  }
  public var textViewShouldEndEditing: OptionalDelegateCall<UITextView, Bool>? {
    .init { self.textViewShouldEndEditing($0) }
  }
  public var textViewDidBeginEditing: OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidBeginEditing($0) }
  }
  public var textViewDidEndEditing: OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidEndEditing($0) }
  }
  public var textViewDidChange: OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidChange($0) }
  }
}
