import Foundation

// Written by Scripts/delegate-methods from UIViewControllerAnimatedTransitioning.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {
    _OptionalMethod("animationEnded:", of: self)?.call(transitionCompleted, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload
  public var animationEnded: _OptionalDelegateCall<Bool, Void>? {
    .init { self.animationEnded($0) }
  }
}
