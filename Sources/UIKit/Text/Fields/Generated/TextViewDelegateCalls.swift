public import Foundation

// Written by Scripts/delegate-methods from UITextViewDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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
  public func textViewDidChange(_ textView: UITextView) {
    _OptionalMethod("textViewDidChange:", of: self)?.call(textView, as: Void.self)
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    _OptionalMethod("textViewDidChangeSelection:", of: self)?.call(textView, as: Void.self)
  }
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
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    _OptionalMethod("textView:primaryActionFor:defaultAction:", of: self)?.call(
      textView, textItem, defaultAction, as: (UIAction?).self) ?? defaultAction
  }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    _OptionalMethod("textView:menuConfigurationFor:defaultMenu:", of: self)?.call(
      textView, textItem, defaultMenu, as: (UITextItem.MenuConfiguration?).self)
      ?? UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    _OptionalMethod("textView:textItemMenuWillDisplayFor:animator:", of: self)?.call(
      textView, textItem, animator, as: Void.self)
  }
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    _OptionalMethod("textView:textItemMenuWillEndFor:animator:", of: self)?.call(
      textView, textItem, animator, as: Void.self)
  }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    _OptionalMethod("textView:editMenuForTextIn:suggestedActions:", of: self)?.call(
      textView, range, suggestedActions, as: (UIMenu?).self) ?? nil
  }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _OptionalMethod("textView:willPresentEditMenuWith:", of: self)?.call(
      textView, animator, as: Void.self)
  }
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _OptionalMethod("textView:willDismissEditMenuWith:", of: self)?.call(
      textView, animator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITextViewDelegate {
  @_disfavoredOverload
  public var textViewShouldBeginEditing: _OptionalDelegateCall<UITextView, Bool>? {
    .init { self.textViewShouldBeginEditing($0) }
  }
  @_disfavoredOverload
  public var textViewShouldEndEditing: _OptionalDelegateCall<UITextView, Bool>? {
    .init { self.textViewShouldEndEditing($0) }
  }
  @_disfavoredOverload
  public var textViewDidBeginEditing: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidBeginEditing($0) }
  }
  @_disfavoredOverload
  public var textViewDidEndEditing: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidEndEditing($0) }
  }
  @_disfavoredOverload
  public var textView: _TextViewDelegateCalls.TextView? { .init(receiver: self) }
  @_disfavoredOverload
  public var textViewDidChange: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidChange($0) }
  }
  @_disfavoredOverload
  public var textViewDidChangeSelection: _OptionalDelegateCall<UITextView, Void>? {
    .init { self.textViewDidChangeSelection($0) }
  }
}

/// The optional methods of `UITextViewDelegate` that have labels, as callable values.
public enum _TextViewDelegateCalls {
  /// What `textView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TextView {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { receiver.textView(textView, shouldChangeTextIn: range, replacementText: text) }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      receiver.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { receiver.textView(textView, shouldInteractWith: URL, in: characterRange) }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      receiver.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      receiver.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
    public func callAsFunction(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { receiver.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
    public func callAsFunction(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { receiver.textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      receiver.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange
    ) -> Bool {
      receiver.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      receiver.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    public func callAsFunction(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { receiver.textView(textView, willPresentEditMenuWith: animator) }
    public func callAsFunction(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { receiver.textView(textView, willDismissEditMenuWith: animator) }
  }
}
