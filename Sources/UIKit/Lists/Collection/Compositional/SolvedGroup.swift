import DarkroomCoreGraphics
import Foundation

/// A group with its views placed, in its own coordinates.
struct SolvedGroup {
  struct View {
    /// The item, or the item that a supplementary view belongs to, counted from the group's first.
    var item: Int
    /// Nil for the item itself.
    var kind: String?
    var frame: CGRect
    var zIndex = 0
    var measuresWidth = false
    var measuresHeight = false
  }

  var size: CGSize
  var views: [View] = []
  var itemCount = 0
}

extension NSCollectionLayoutItem {
  /// Whether all repetitions have the same frames, however large their views want to be.
  var isFixed: Bool {
    guard !layoutSize.isEstimated else { return false }
    guard let group = self as? NSCollectionLayoutGroup else { return true }
    return group.subitems.allSatisfy(\.isFixed)
  }
}
