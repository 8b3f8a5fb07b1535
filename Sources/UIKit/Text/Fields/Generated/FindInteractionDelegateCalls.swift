import Foundation

// Written by Scripts/delegate-methods from UIFindInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    _OptionalMethod("findInteraction:didBegin:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    _OptionalMethod("findInteraction:didEnd:", of: self)?.call(interaction, session, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIFindInteractionDelegate {
  @_disfavoredOverload
  public var findInteraction: _FindInteractionDelegateCalls.FindInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIFindInteractionDelegate` that have labels, as callable values.
public enum _FindInteractionDelegateCalls {
  /// What `findInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct FindInteraction {
    let receiver: any UIFindInteractionDelegate

    public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      receiver.findInteraction(interaction, didBegin: session)
    }
    public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      receiver.findInteraction(interaction, didEnd: session)
    }
  }
}
