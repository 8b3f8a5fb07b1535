public import DarkroomCoreGraphics
public import Foundation

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The middle of all items at first.
  open var center = CGPoint.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// - Important: Inert. Nothing moves.
  open var transform = CGAffineTransform.identity

  private var frame: CGRect {
    items.reduce(CGRect.null) {
      $0.union(
        CGRect(
          x: $1.center.x - $1.bounds.width / 2, y: $1.center.y - $1.bounds.height / 2,
          width: $1.bounds.width, height: $1.bounds.height))
    }
  }
}
