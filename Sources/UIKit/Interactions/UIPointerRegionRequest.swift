public import Foundation

/// Where a pointer is when a region is asked for.
///
/// Headless: there is no pointer, and tests make none, subclasses may.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view's coordinates.
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
