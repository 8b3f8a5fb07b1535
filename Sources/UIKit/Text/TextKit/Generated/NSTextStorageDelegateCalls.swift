public import Foundation

// Written by Scripts/delegate-methods from NSTextStorageDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension NSTextStorageDelegate {
  @_disfavoredOverload
  public var textStorage: _NSTextStorageDelegateCalls.TextStorage? { .init(receiver: self) }
}

/// The optional methods of `NSTextStorageDelegate` that have labels, as callable values.
public enum _NSTextStorageDelegateCalls {
  /// What `textStorage` names: called with the labels of any optional method of that name.
  public struct TextStorage {
    let receiver: any NSTextStorageDelegate

    public func callAsFunction(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      receiver.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
    public func callAsFunction(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      receiver.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}
