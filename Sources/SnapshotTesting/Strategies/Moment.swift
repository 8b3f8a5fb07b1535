import DarkroomQuartzCore
public import DarkroomUIKit
public import Foundation

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer and its sublayers at a time of their animations.
  ///
  /// - Parameters:
  ///   - time: the time in seconds since the animations were added; layers with a `speed` of 0 do not move.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - traits: traits over the screen's traits; their display scale decides the pixels.
  @_disfavoredOverload
  public static func image(
    at time: TimeInterval, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { (layer, _) throws(SnapshotProblem) in
      try MainActorAccess.run("layer", with: layer) { (layer) throws(SnapshotProblem) in
        layer.layoutIfNeeded()
        UIScrollView.endScrolls(in: layer)
        layer.layoutIfNeeded()
        let picture = LayerPicture(layer, traits: traits, isOfScreen: true, moment: time)
        return SnapshotImage.carrying(try picture.picture(tree: nil))
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view and its descendants at a time of their animations.
  ///
  /// The view stays in its hierarchy and keeps its size.
  ///
  /// - Parameters:
  ///   - time: the time in seconds since the animations were added; paused animations do not move.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - traits: traits over the screen's traits; their display scale decides the pixels.
  @_disfavoredOverload
  public static func image(
    at time: TimeInterval, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting<CALayer, UIImage>.image(
      at: time, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits
    ).pullback(onMainActor: "view") { $0.layer }
  }
}

extension Snapshotting where Value == UIViewPropertyAnimator, Format == UIImage {
  /// A picture of a view that the animator animates, at a time of the animation.
  ///
  /// The animator is paused there.
  ///
  /// - Parameters:
  ///   - view: the view to draw, at its current size.
  ///   - time: the time in seconds since the start, without a delay.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - traits: traits over the screen's traits; their display scale decides the pixels.
  @_disfavoredOverload
  public static func image(
    of view: UIView, at time: TimeInterval, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting<CALayer, UIImage>.image(
      at: 0, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits
    ).pullback(onMainActor: "animator") { animator in
      animator.scrub(toTime: time)
      return view.layer
    }
  }
}
