import DarkroomCoreGraphics
public import Foundation

/// What tabs look like in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where a tab's title lies, and what it looks like at first.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  /// Nothing is focused here.
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
