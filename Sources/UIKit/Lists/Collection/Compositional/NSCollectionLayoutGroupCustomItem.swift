import DarkroomCoreGraphics
public import Foundation

/// The frame of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group's coordinates.
  open private(set) var frame: CGRect
  /// The order among the items: higher ones are in front; 0 by default.
  open private(set) var zIndex: Int

  /// Creates the place of an item, in points of the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A closure that returns the places of a custom group's items for its container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
