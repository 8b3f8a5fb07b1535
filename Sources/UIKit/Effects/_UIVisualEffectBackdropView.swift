import DarkroomCoreGraphics
import DarkroomQuartzCore

/// The backdrop of a material, which has UIKit's name in descriptions.
final class _UIVisualEffectBackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }

  /// The effect; nil shows nothing.
  var effect: UIVisualEffect? { didSet { showEffect() } }
  /// Whether a color replaces the material when a layer is drawn alone.
  var hasSubstitute = true { didSet { showEffect() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private func showEffect() {
    guard let layer = layer as? CABackdropLayer else { return }
    let traits = traitCollection
    layer.blurRadius = effect?.blurRadius ?? 0
    layer.tintColor = effect?.tint(traits)?.resolvedColor(with: traits).cgColor
    layer.substituteColor = hasSubstitute ? layer.tintColor : nil
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showEffect()
  }
}
