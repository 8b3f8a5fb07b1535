public import Foundation

/// A part of a view that assistive technologies treat as an element of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that contains this one, referenced weakly.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The frame in the container's coordinates; `accessibilityFrame` follows when the container moves.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  override var naturallyIsAccessibilityElement: Bool { true }
  override var naturalAccessibilityFrame: CGRect {
    if accessibilityFrameInContainerSpace.isNull { return .zero }
    return UIAccessibility.screenRect(
      accessibilityFrameInContainerSpace, of: accessibilityContainer)
  }
}
