import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UICollisionBehaviorDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    _OptionalMethod("collisionBehavior:beganContactFor:with:at:", of: self)?.call(
      behavior, item1, item2, p, as: Void.self)
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    _OptionalMethod("collisionBehavior:endedContactFor:with:", of: self)?.call(
      behavior, item1, item2, as: Void.self)
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    _OptionalMethod("collisionBehavior:beganContactFor:withBoundaryIdentifier:at:", of: self)?.call(
      behavior, item, identifier, p, as: Void.self)
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    _OptionalMethod("collisionBehavior:endedContactFor:withBoundaryIdentifier:", of: self)?.call(
      behavior, item, identifier, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollisionBehaviorDelegate {
  @_disfavoredOverload
  public var collisionBehavior: _CollisionBehaviorDelegateCalls.CollisionBehavior? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollisionBehaviorDelegate` that have labels, as callable values.
public enum _CollisionBehaviorDelegateCalls {
  /// What `collisionBehavior` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct CollisionBehavior {
    let receiver: any UICollisionBehaviorDelegate

    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { receiver.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p) }
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { receiver.collisionBehavior(behavior, endedContactFor: item1, with: item2) }
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      receiver.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      receiver.collisionBehavior(
        behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
