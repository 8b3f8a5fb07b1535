public import Foundation

/// An alternative action of a command while other keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title that replaces the command's.
  public let title: String
  /// The method that replaces the command's.
  public let action: Selector
  /// The keys that have to be held.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate for a combination of modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
