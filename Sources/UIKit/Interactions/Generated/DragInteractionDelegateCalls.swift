import Foundation

// Written by Scripts/delegate-methods from UIDragInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    _OptionalMethod("dragInteraction:previewForLifting:session:", of: self)?.call(
      interaction, item, session, as: (UITargetedDragPreview?).self) ?? nil
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    _OptionalMethod("dragInteraction:willAnimateLiftWith:session:", of: self)?.call(
      interaction, animator, session, as: Void.self)
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    _OptionalMethod("dragInteraction:sessionWillBegin:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    _OptionalMethod("dragInteraction:sessionAllowsMoveOperation:", of: self)?.call(
      interaction, session, as: Bool.self) ?? true
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    _OptionalMethod("dragInteraction:sessionIsRestrictedToDraggingApplication:", of: self)?.call(
      interaction, session, as: Bool.self) ?? false
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    _OptionalMethod("dragInteraction:sessionDidMove:", of: self)?.call(
      interaction, session, as: Void.self)
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    _OptionalMethod("dragInteraction:session:willEndWith:", of: self)?.call(
      interaction, session, operation, as: Void.self)
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    _OptionalMethod("dragInteraction:session:didEndWith:", of: self)?.call(
      interaction, session, operation, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIDragInteractionDelegate {
  @_disfavoredOverload
  public var dragInteraction: _DragInteractionDelegateCalls.DragInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIDragInteractionDelegate` that have labels, as callable values.
public enum _DragInteractionDelegateCalls {
  /// What `dragInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct DragInteraction {
    let receiver: any UIDragInteractionDelegate

    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      receiver.dragInteraction(interaction, previewForLifting: item, session: session)
    }
    public func callAsFunction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { receiver.dragInteraction(interaction, willAnimateLiftWith: animator, session: session) }
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { receiver.dragInteraction(interaction, sessionWillBegin: session) }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { receiver.dragInteraction(interaction, sessionAllowsMoveOperation: session) }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      receiver.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    }
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { receiver.dragInteraction(interaction, sessionDidMove: session) }
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { receiver.dragInteraction(interaction, session: session, willEndWith: operation) }
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { receiver.dragInteraction(interaction, session: session, didEndWith: operation) }
  }
}
