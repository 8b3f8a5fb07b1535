import DarkroomCoreGraphics
public import Foundation

/// The look of tabs, with a look for each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The position of a tab's title, which decides its initial look.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a focused tab; nothing has the focus here.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
  public init(style: Style) { super.init() }

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
