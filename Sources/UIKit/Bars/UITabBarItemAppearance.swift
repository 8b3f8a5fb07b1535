import DarkroomCoreGraphics
public import Foundation

/// The look of tabs, with a look for each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The position of a tab's title, which decides its initial look.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// The look of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of disabled items.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a focused tab; nothing has the focus here.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
  /// Creates an appearance that sets nothing; all styles have the same one here.
  public init(style: Style) { super.init() }

  /// Resets all looks, so that they set nothing.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.copyValues(of: UITabBarItemStateAppearance())
    }
  }

  func copyValues(of other: UITabBarItemAppearance) {
    normal.copyValues(of: other.normal)
    selected.copyValues(of: other.selected)
    disabled.copyValues(of: other.disabled)
    focused.copyValues(of: other.focused)
  }
}
