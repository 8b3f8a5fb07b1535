/// Decides about recognisers; every method has UIKit's default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

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
