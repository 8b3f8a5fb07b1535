// `delegate?.gestureRecognizerShouldBegin?(recognizer)`: optional calls of `UIGestureRecognizerDelegate`'s optional methods.

extension UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: _OptionalDelegateCall<UIGestureRecognizer, Bool>? {
    .init { self.gestureRecognizerShouldBegin($0) }
  }
  public var gestureRecognizer: _GestureRecognizerDelegateCalls.GestureRecognizer? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIGestureRecognizerDelegate` as callable values.
public enum _GestureRecognizerDelegateCalls {
  /// What `gestureRecognizer` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct GestureRecognizer {
    let receiver: any UIGestureRecognizerDelegate

    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool? {
      receiver.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
    }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool? { receiver.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool? { receiver.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) }
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool? { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }
}
