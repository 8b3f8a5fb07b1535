import Foundation

// Written by Scripts/delegate-methods from UIDynamicAnimatorDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    _OptionalMethod("dynamicAnimatorWillResume:", of: self)?.call(animator, as: Void.self)
  }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    _OptionalMethod("dynamicAnimatorDidPause:", of: self)?.call(animator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIDynamicAnimatorDelegate {
  @_disfavoredOverload
  public var dynamicAnimatorWillResume: _OptionalDelegateCall<UIDynamicAnimator, Void>? {
    .init { self.dynamicAnimatorWillResume($0) }
  }
  @_disfavoredOverload
  public var dynamicAnimatorDidPause: _OptionalDelegateCall<UIDynamicAnimator, Void>? {
    .init { self.dynamicAnimatorDidPause($0) }
  }
}
