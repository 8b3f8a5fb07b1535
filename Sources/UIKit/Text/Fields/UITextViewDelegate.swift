public import Foundation

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
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  )
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  )
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    _OptionalMethod("textViewShouldBeginEditing:", of: self)?.call(textView, as: Bool.self) ?? true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    _OptionalMethod("textViewShouldEndEditing:", of: self)?.call(textView, as: Bool.self) ?? true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    _OptionalMethod("textViewDidBeginEditing:", of: self)?.call(textView, as: Void.self)
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    _OptionalMethod("textViewDidEndEditing:", of: self)?.call(textView, as: Void.self)
  }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    _OptionalMethod("textView:shouldChangeTextIn:replacementText:", of: self)?.call(
      textView, range, text, as: Bool.self) ?? true
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    _OptionalMethod("textViewDidChangeSelection:", of: self)?.call(textView, as: Void.self)
  }
  /// Headless: nobody taps a link, except tests that ask.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    _OptionalMethod("textView:shouldInteractWith:in:interaction:", of: self)?.call(
      textView, URL, characterRange, interaction, as: Bool.self)
      ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    _OptionalMethod("textView:shouldInteractWith:in:", of: self)?.call(
      textView, URL, characterRange, as: Bool.self) ?? true
  }
  public func textViewDidChange(_ textView: UITextView) {
    _OptionalMethod("textViewDidChange:", of: self)?.call(textView, as: Void.self)
  }
}

extension UITextViewDelegate {
  public var textViewShouldBeginEditing: _OptionalDelegateCall<UITextView, Bool>? {
    .init { self.textViewShouldBeginEditing($0) }
  }
  public var textViewShouldEndEditing: _OptionalDelegateCall<UITextView, Bool>? {
    .init { self.textViewShouldEndEditing($0) }
  }
  public var textViewDidBeginEditing: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidBeginEditing($0) }
  }
  public var textViewDidEndEditing: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidEndEditing($0) }
  }
  public var textViewDidChangeSelection: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidChangeSelection($0) }
  }
  public var textViewDidChange: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidChange($0) }
  }
}
