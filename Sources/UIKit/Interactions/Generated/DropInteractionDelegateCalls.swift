import Foundation

// Written by Scripts/delegate-methods from UIDropInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    _OptionalMethod("dropInteraction:canHandle:", of: self)?.call(
      interaction, session, as: Bool.self) ?? true
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    _OptionalMethod("dropInteraction:sessionDidEnter:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    _OptionalMethod("dropInteraction:sessionDidUpdate:", of: self)?.call(
      interaction, session, as: UIDropProposal.self) ?? UIDropProposal(operation: .cancel)
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    _OptionalMethod("dropInteraction:sessionDidExit:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    _OptionalMethod("dropInteraction:performDrop:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    _OptionalMethod("dropInteraction:concludeDrop:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    _OptionalMethod("dropInteraction:sessionDidEnd:", of: self)?.call(
      interaction, session, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIDropInteractionDelegate {
  @_disfavoredOverload
  public var dropInteraction: _DropInteractionDelegateCalls.DropInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIDropInteractionDelegate` that have labels, as callable values.
public enum _DropInteractionDelegateCalls {
  /// What `dropInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct DropInteraction {
    let receiver: any UIDropInteractionDelegate

    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { receiver.dropInteraction(interaction, canHandle: session) }
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { receiver.dropInteraction(interaction, sessionDidEnter: session) }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { receiver.dropInteraction(interaction, sessionDidUpdate: session) }
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { receiver.dropInteraction(interaction, sessionDidExit: session) }
    public func callAsFunction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { receiver.dropInteraction(interaction, performDrop: session) }
    public func callAsFunction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { receiver.dropInteraction(interaction, concludeDrop: session) }
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { receiver.dropInteraction(interaction, sessionDidEnd: session) }
  }
}
