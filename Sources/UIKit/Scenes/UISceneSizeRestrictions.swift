public import Foundation

/// The minimum and maximum size of a scene on systems with resizable windows.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// - Important: Inert.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
