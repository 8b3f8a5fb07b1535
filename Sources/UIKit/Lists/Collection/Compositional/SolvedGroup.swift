import DarkroomCoreGraphics
import Foundation

/// A group with the places of its views, in its own coordinates.
struct SolvedGroup {
  struct View {
    /// The index in the group of the item, or of the item to which a supplementary view belongs.
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
  /// Whether all repetitions have the same frames, regardless of the views' preferred sizes.
  var isFixed: Bool {
    guard !layoutSize.isEstimated else { return false }
    guard let group = self as? NSCollectionLayoutGroup else { return true }
    return group.subitems.allSatisfy(\.isFixed)
  }
}
