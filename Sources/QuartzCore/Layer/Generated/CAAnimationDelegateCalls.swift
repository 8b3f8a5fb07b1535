// Written by Scripts/delegate-methods from CAAnimationDelegate.swift, which says more of each method.

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension CAAnimationDelegate {
  @_disfavoredOverload
  public var animationDidStart: _CAAnimationDelegateCalls.AnimationDidStart? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var animationDidStop: _CAAnimationDelegateCalls.AnimationDidStop? { .init(receiver: self) }
}

/// The optional methods of `CAAnimationDelegate` that have labels, as callable values.
public enum _CAAnimationDelegateCalls {
  /// What `animationDidStart` names: called with the labels of any optional method of that name.
  public struct AnimationDidStart {
    let receiver: any CAAnimationDelegate

    public func callAsFunction(_ anim: CAAnimation) { receiver.animationDidStart(anim) }
  }

  /// What `animationDidStop` names: called with the labels of any optional method of that name.
  public struct AnimationDidStop {
    let receiver: any CAAnimationDelegate

    public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
      receiver.animationDidStop(anim, finished: flag)
    }
  }
}
