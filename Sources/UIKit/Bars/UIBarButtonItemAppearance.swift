import DarkroomCoreGraphics
public import Foundation

/// The look of a bar's buttons, with a look for each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look of enabled buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// - Important: Inert. A still picture shows no touches.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of disabled buttons; properties that it does not set come from `normal`.
  public let disabled = UIBarButtonItemStateAppearance()
  /// - Important: Inert. Nothing is focused here.
  public let focused = UIBarButtonItemStateAppearance()

  public override init() { super.init() }
  /// Creates an appearance that sets nothing; all styles have the same one here.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Resets all looks, so that they set nothing.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    copyValues(of: UIBarButtonItemAppearance(style: style))
  }

  func copyValues(of other: UIBarButtonItemAppearance) {
    normal.copyValues(of: other.normal)
    highlighted.copyValues(of: other.highlighted)
    disabled.copyValues(of: other.disabled)
    focused.copyValues(of: other.focused)
  }

  /// The look of an enabled or disabled button; what the disabled look does not set comes from the normal one.
  func look(isEnabled: Bool) -> BarButtonLook {
    var look = BarButtonLook(normal)
    guard !isEnabled else { return look }
    look.attributes.merge(disabled.titleTextAttributes) { $1 }
    if disabled.titlePositionAdjustment != .zero {
      look.titleOffset = disabled.titlePositionAdjustment
    }
    if let image = disabled.backgroundImage {
      look.background = image
      look.backgroundOffset = disabled.backgroundImagePositionAdjustment
    }
    return look
  }
}
