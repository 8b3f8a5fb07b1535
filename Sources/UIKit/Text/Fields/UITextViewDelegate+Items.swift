import Foundation

/// Headless: nobody taps an item of a text, except tests that ask.
extension UITextViewDelegate {
  /// The default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard let method = _OptionalMethod("textView:primaryActionFor:defaultAction:", of: self) else {
      return defaultAction
    }
    return method.call(textView, textItem, defaultAction, as: (UIAction?).self) ?? nil
  }
  /// The default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    guard let method = _OptionalMethod("textView:menuConfigurationFor:defaultMenu:", of: self)
    else { return UITextItem.MenuConfiguration(menu: defaultMenu) }
    return method.call(
      textView, textItem, defaultMenu, as: (UITextItem.MenuConfiguration?).self) ?? nil
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
}
