public import Foundation

/// Where a rotor is and which way it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Recorded for the search block to read; nothing here turns a rotor.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// Recorded for the search block to read; nothing here turns a rotor.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

  public override init() { super.init() }
}
