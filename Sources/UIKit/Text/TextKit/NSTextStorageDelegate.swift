public import Foundation

/// Hears of edits; both methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    _OptionalMethod("textStorage:willProcessEditing:range:changeInLength:", of: self)?.call(
      textStorage, editedMask, editedRange, delta, as: Void.self)
  }
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    _OptionalMethod("textStorage:didProcessEditing:range:changeInLength:", of: self)?.call(
      textStorage, editedMask, editedRange, delta, as: Void.self)
  }
}
