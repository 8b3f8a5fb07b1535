import DarkroomQuartzCore
public import DarkroomUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer that must match exactly, at the main screen's scale.
  public static var image: Snapshotting { image() }

  /// A picture of the layer in its bounds, after layout.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - traits: traits over the screen's traits; their display scale decides the pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { (layer, _) throws(SnapshotProblem) in
      try MainActorAccess.run("layer", with: layer) { (layer) throws(SnapshotProblem) in
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        UIScrollView.endScrolls(in: layer)
        layer.layoutIfNeeded()
        return SnapshotImage.carrying(try LayerPicture(layer, traits: traits).picture(tree: nil))
      }
    }
  }
}
