public import Foundation

/// The superclass of generators of haptic feedback; nothing can be felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, _ObjectInitializers {
  public override init() { super.init() }

  /// - Important: Inert.
  open func prepare() {}
}
