import DarkroomCoreGraphics

/// Recognizes moves of more than fifty points in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a swipe may go; several can be allowed.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions in which a swipe may go; to the right by default.
  open var direction: Direction = .right
  /// The exact number of fingers of a swipe.
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.count == numberOfTouchesRequired else { return }
    let distance = distanceFromStart
    let isHorizontal = abs(distance.x) > abs(distance.y)
    guard max(abs(distance.x), abs(distance.y)) > 50 else { return }
    let moved: Direction =
      isHorizontal ? (distance.x > 0 ? .right : .left) : (distance.y > 0 ? .down : .up)
    state = direction.contains(moved) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
