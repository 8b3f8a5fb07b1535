public import Foundation

// Written by Scripts/delegate-methods from UIEditMenuInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    _OptionalMethod("editMenuInteraction:menuFor:suggestedActions:", of: self)?.call(
      interaction, configuration, suggestedActions, as: (UIMenu?).self) ?? nil
  }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    _OptionalMethod("editMenuInteraction:targetRectFor:", of: self)?.call(
      interaction, configuration, as: CGRect.self) ?? .null
  }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    _OptionalMethod("editMenuInteraction:willPresentMenuFor:animator:", of: self)?.call(
      interaction, configuration, animator, as: Void.self)
  }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    _OptionalMethod("editMenuInteraction:willDismissMenuFor:animator:", of: self)?.call(
      interaction, configuration, animator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIEditMenuInteractionDelegate {
  @_disfavoredOverload
  public var editMenuInteraction: _EditMenuInteractionDelegateCalls.EditMenuInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIEditMenuInteractionDelegate` that have labels, as callable values.
public enum _EditMenuInteractionDelegateCalls {
  /// What `editMenuInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct EditMenuInteraction {
    let receiver: any UIEditMenuInteractionDelegate

    @discardableResult
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      receiver.editMenuInteraction(
        interaction, menuFor: configuration, suggestedActions: suggestedActions)
    }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { receiver.editMenuInteraction(interaction, targetRectFor: configuration) }
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      receiver.editMenuInteraction(
        interaction, willPresentMenuFor: configuration, animator: animator)
    }
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      receiver.editMenuInteraction(
        interaction, willDismissMenuFor: configuration, animator: animator)
    }
  }
}
