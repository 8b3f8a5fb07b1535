public import Foundation

/// How a view looks while it is focused.
///
/// Headless: nothing is ever focused.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open class func effect() -> UIFocusEffect { UIFocusEffect() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
