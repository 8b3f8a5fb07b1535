import DarkroomCoreGraphics
import Foundation

/// Provides the menu for the item at a point of a list.
final class ListMenuSource: NSObject, UIContextMenuInteractionDelegate {
  private let configuration: (CGPoint) -> UIContextMenuConfiguration?

  init(_ configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
    self.configuration = configuration
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(location) }
}
