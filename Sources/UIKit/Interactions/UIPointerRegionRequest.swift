public import Foundation

/// The position of the pointer when a region is requested.
///
/// There is no pointer here; a test that needs a request uses a subclass.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The position in the view's coordinates.
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
