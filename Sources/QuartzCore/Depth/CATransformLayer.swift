public import DarkroomCoreGraphics

/// A layer whose sublayers keep their own depth: their transforms are combined with its own in space before the result
/// is flattened.
///
/// It draws nothing itself, and its opacity applies to each sublayer. Sublayers are drawn from back to front by the
/// depth of their centers. Perspective is not drawn, and points are converted as in other layers.
open class CATransformLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
