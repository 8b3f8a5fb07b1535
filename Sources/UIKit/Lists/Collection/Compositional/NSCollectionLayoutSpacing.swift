import DarkroomCoreGraphics
public import Foundation

/// A gap with an exact or a minimum width.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat
  open private(set) var isFlexibleSpacing: Bool
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { made(fixedSpacing, false) }
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { made(flexibleSpacing, true) }

  private class func made(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    let new = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
    guard let new = new as? Self else { UncaughtException.raise("spacings are not subclassed") }
    return new
  }
}
