/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the image, which all bars use here.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// - Important: Inert.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// - Important: Inert.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance.copyValues(of: other.stackedLayoutAppearance)
    inlineLayoutAppearance.copyValues(of: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.copyValues(of: other.compactInlineLayoutAppearance)
  }
}
