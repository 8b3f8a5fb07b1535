import DarkroomCoreGraphics
public import Foundation

/// Pulls an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// - Important: Inert. Nothing moves.
  open var snapPoint: CGPoint
  /// - Important: Inert. Nothing moves.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }
}
