public import Foundation

// Written by Scripts/delegate-methods from UIToolTipInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    _OptionalMethod("toolTipInteraction:configurationAt:", of: self)?.call(
      interaction, point, as: (UIToolTipConfiguration?).self)
      ?? interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIToolTipInteractionDelegate {
  @_disfavoredOverload
  public var toolTipInteraction: _ToolTipInteractionDelegateCalls.ToolTipInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIToolTipInteractionDelegate` that have labels, as callable values.
public enum _ToolTipInteractionDelegateCalls {
  /// What `toolTipInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct ToolTipInteraction {
    let receiver: any UIToolTipInteractionDelegate

    @discardableResult
    public func callAsFunction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
      -> UIToolTipConfiguration?
    { receiver.toolTipInteraction(interaction, configurationAt: point) }
  }
}
