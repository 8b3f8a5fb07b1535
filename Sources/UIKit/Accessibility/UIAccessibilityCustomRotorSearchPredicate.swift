public import Foundation

/// The position of a rotor and the direction of its search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search starts.
  ///
  /// It is stored for the search block to read; nothing here turns a rotor.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// The direction of the search.
  ///
  /// It is stored for the search block to read; nothing here turns a rotor.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

  public override init() { super.init() }
}
