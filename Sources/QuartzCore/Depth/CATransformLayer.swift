public import DarkroomCoreGraphics

/// Keeps its sublayers apart in depth: their transforms meet its own in space, before all is seen flat.
///
/// It draws nothing itself, and its opacity is each sublayer's. Sublayers are drawn from back to front, by where their
/// middles are; perspective does not show, and points are converted as in other layers.
open class CATransformLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
