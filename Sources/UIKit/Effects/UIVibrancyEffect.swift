/// An effect for content over a blur; here the content is drawn without the effect.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates the effect; all styles look the same.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
