import DarkroomCoreGraphics
public import Foundation

/// A gap with an exact or a minimum width.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The exact or the least length, in points.
  open private(set) var spacing: CGFloat
  /// Whether the space grows into the room that remains; several flexible spaces share it equally.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the space is exact.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Creates a space of exactly this many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { made(fixedSpacing, false) }
  /// Creates a space of at least this many points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { made(flexibleSpacing, true) }

  private class func made(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    let new = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
    guard let new = new as? Self else { UncaughtException.raise("spacings are not subclassed") }
    return new
  }
}
