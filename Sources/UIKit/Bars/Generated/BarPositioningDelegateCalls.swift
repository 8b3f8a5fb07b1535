import Foundation

// Written by Scripts/delegate-methods from UIBarPositioningDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    _OptionalMethod("positionFor:", of: self)?.call(bar, as: UIBarPosition.self) ?? .any
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIBarPositioningDelegate {
  @_disfavoredOverload
  public var position: _BarPositioningDelegateCalls.Position? { .init(receiver: self) }
}

/// The optional methods of `UIBarPositioningDelegate` that have labels, as callable values.
public enum _BarPositioningDelegateCalls {
  /// What `position` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct Position {
    let receiver: any UIBarPositioningDelegate

    @discardableResult
    public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
      receiver.position(for: bar)
    }
  }
}
