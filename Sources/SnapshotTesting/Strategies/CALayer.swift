import DarkroomQuartzCore
public import DarkroomUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Exact, at the main screen's scale.
  public static var image: Snapshotting { image() }

  /// The layer in its bounds, laid out.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      // unsafe: layers have no isolation; `run` goes on where the caller is, or not at all.
      nonisolated(unsafe) let layer = layer
      return MainActorAccess.run("layer", otherwise: UIImage()) {
        unsafe layer.setNeedsLayout()
        unsafe layer.layoutIfNeeded()
        return SnapshotImage.carrying(unsafe LayerPicture(layer, traits: traits).picture(tree: nil))
      }
    }
  }
}
