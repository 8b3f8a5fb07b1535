// Written by Scripts/delegate-methods from UIViewImplicitlyAnimating.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    _OptionalMethod("addAnimations:delayFactor:", of: self)?.call(
      animation, delayFactor, as: Void.self) ?? addAnimations(animation)
  }
  public func addAnimations(_ animation: @escaping () -> Void) {
    _OptionalMethod("addAnimations:", of: self)?.call(animation, as: Void.self)
  }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    _OptionalMethod("addCompletion:", of: self)?.call(completion, as: Void.self)
  }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    _OptionalMethod("continueAnimationWithTimingParameters:durationFactor:", of: self)?.call(
      parameters, durationFactor, as: Void.self) ?? startAnimation()
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIViewImplicitlyAnimating {
  @_disfavoredOverload
  public var addAnimations: _ViewImplicitlyAnimatingCalls.AddAnimations? { .init(receiver: self) }
  @_disfavoredOverload
  public var addCompletion: _ViewImplicitlyAnimatingCalls.AddCompletion? { .init(receiver: self) }
  @_disfavoredOverload
  public var continueAnimation: _ViewImplicitlyAnimatingCalls.ContinueAnimation? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIViewImplicitlyAnimating` that have labels, as callable values.
public enum _ViewImplicitlyAnimatingCalls {
  /// What `addAnimations` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct AddAnimations {
    let receiver: any UIViewImplicitlyAnimating

    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
      receiver.addAnimations(animation, delayFactor: delayFactor)
    }
    public func callAsFunction(_ animation: @escaping () -> Void) {
      receiver.addAnimations(animation)
    }
  }

  /// What `addCompletion` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct AddCompletion {
    let receiver: any UIViewImplicitlyAnimating

    public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      receiver.addCompletion(completion)
    }
  }

  /// What `continueAnimation` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct ContinueAnimation {
    let receiver: any UIViewImplicitlyAnimating

    public func callAsFunction(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
      receiver.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
  }
}
