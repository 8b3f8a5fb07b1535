import DarkroomCoreGraphics
public import Foundation

/// Hears of items that are shown large; every method is optional.
///
/// Headless: nothing calls it.
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
