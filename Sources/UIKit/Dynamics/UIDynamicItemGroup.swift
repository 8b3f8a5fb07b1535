public import DarkroomCoreGraphics
public import Foundation

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  private var isMade = false

  /// Creates a group whose center is the middle of the items' frames.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    center = CGPoint(x: frame.midX, y: frame.midY)
    isMade = true
  }

  /// The center of the group; initially the middle of all items.
  open var center = CGPoint.zero { didSet { moveItems(from: oldValue) } }
  /// The box around the items' frames, with its origin at zero, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The transform of each item, which is applied around the item's own center.
  open var transform = CGAffineTransform.identity {
    didSet { for item in items { item.transform = transform } }
  }

  private func moveItems(from old: CGPoint) {
    guard isMade else { return }
    for item in items {
      item.center.x += center.x - old.x
      item.center.y += center.y - old.y
    }
  }

  private var frame: CGRect {
    items.reduce(CGRect.null) {
      $0.union(
        CGRect(
          x: $1.center.x - $1.bounds.width / 2, y: $1.center.y - $1.bounds.height / 2,
          width: $1.bounds.width, height: $1.bounds.height))
    }
  }
}
