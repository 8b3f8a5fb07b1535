/// What a toolbar looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
}
