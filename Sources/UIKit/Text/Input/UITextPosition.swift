public import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}
