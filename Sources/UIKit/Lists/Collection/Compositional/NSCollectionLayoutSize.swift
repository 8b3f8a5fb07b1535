public import Foundation

/// The size of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width: a fraction of the container, points, or an estimate.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height: a fraction of the container, points, or an estimate.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size of two independent lengths.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  /// In points.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
