import DarkroomCoreGraphics
public import Foundation

/// A length of an item or a group: a fraction of its container, or points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  final let kind: Kind
  /// The factor of a fractional length, or the points of any other length.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Creates a fraction of the container's width, which may exceed 1; raises an exception if it is not finite.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.fractionalWidth, fractionalWidth)
  }
  /// Creates a fraction of the container's height, which may exceed 1; raises an exception if it is not finite.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.fractionalHeight, fractionalHeight)
  }
  /// Creates a length in points; raises an exception if it is not finite.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.absolute, absoluteDimension)
  }
  /// Creates an estimate for views that determine their own length.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimated, estimatedDimension)
  }
  /// Creates an estimate; in addition, all items of a group get the length of the longest one.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { made(.uniform, estimate) }

  private class func made(_ kind: Kind, _ dimension: CGFloat) -> Self {
    UncaughtException.require(
      dimension.isFinite, "A layout dimension must be finite: \(dimension)")
    let new = NSCollectionLayoutDimension(kind, dimension)
    guard let new = new as? Self else { UncaughtException.raise("dimensions are not subclassed") }
    return new
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether views determine the length themselves.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether all items of a group get the length of the longest one.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The length in points in a container; an estimate is returned unchanged.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}
