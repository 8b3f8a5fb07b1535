public import Foundation

/// The look of a view that has the focus.
///
/// Here nothing ever has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open class func effect() -> UIFocusEffect { UIFocusEffect() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
