public import Foundation

/// How small and large a scene may become where windows have sizes.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// - Important: Inert.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
