public import Foundation

/// Determines the tool tip for each part of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  // otherwise: interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}
