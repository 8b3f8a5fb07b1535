/// What a bar of tabs looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
}
