import DarkroomCoreGraphics
public import Foundation

/// Is notified of items that are shown large; every method is optional.
///
/// Nothing calls its methods here.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  // otherwise: UIViewController()
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}
