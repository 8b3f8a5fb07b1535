import Foundation

// Written by Scripts/delegate-methods from NSLayoutManagerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    _OptionalMethod("layoutManager:didCompleteLayoutFor:atEnd:", of: self)?.call(
      layoutManager, textContainer, layoutFinishedFlag, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension NSLayoutManagerDelegate {
  @_disfavoredOverload
  public var layoutManager: _NSLayoutManagerDelegateCalls.LayoutManager? { .init(receiver: self) }
}

/// The optional methods of `NSLayoutManagerDelegate` that have labels, as callable values.
public enum _NSLayoutManagerDelegateCalls {
  /// What `layoutManager` names: called with the labels of any optional method of that name.
  public struct LayoutManager {
    let receiver: any NSLayoutManagerDelegate

    public func callAsFunction(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) {
      receiver.layoutManager(
        layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag)
    }
  }
}
