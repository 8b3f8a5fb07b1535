public import Foundation

/// Moves the device under the finger; there is no device here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, _ObjectInitializers {
  public override init() { super.init() }

  /// - Important: Inert.
  open func prepare() {}
}
