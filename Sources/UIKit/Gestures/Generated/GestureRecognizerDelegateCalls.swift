// Written by Scripts/delegate-methods from UIGestureRecognizerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    _OptionalMethod("gestureRecognizerShouldBegin:", of: self)?.call(
      gestureRecognizer, as: Bool.self) ?? true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    _OptionalMethod("gestureRecognizer:shouldRecognizeSimultaneouslyWith:", of: self)?.call(
      gestureRecognizer, otherGestureRecognizer, as: Bool.self) ?? false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    _OptionalMethod("gestureRecognizer:shouldRequireFailureOf:", of: self)?.call(
      gestureRecognizer, otherGestureRecognizer, as: Bool.self) ?? false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    _OptionalMethod("gestureRecognizer:shouldBeRequiredToFailBy:", of: self)?.call(
      gestureRecognizer, otherGestureRecognizer, as: Bool.self) ?? false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    _OptionalMethod("gestureRecognizer:shouldReceive:", of: self)?.call(
      gestureRecognizer, touch, as: Bool.self) ?? true
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIGestureRecognizerDelegate {
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: _OptionalDelegateCall<UIGestureRecognizer, Bool>? {
    .init { self.gestureRecognizerShouldBegin($0) }
  }
  @_disfavoredOverload
  public var gestureRecognizer: _GestureRecognizerDelegateCalls.GestureRecognizer? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIGestureRecognizerDelegate` that have labels, as callable values.
public enum _GestureRecognizerDelegateCalls {
  /// What `gestureRecognizer` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct GestureRecognizer {
    let receiver: any UIGestureRecognizerDelegate

    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      receiver.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      receiver.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      receiver.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  }
}
