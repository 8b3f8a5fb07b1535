public import Foundation

/// Says what an edit menu holds; the method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    _OptionalMethod("editMenuInteraction:menuFor:suggestedActions:", of: self)?.call(
      interaction, configuration, suggestedActions, as: (UIMenu?).self) ?? nil
  }
}
