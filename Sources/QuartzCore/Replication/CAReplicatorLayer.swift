public import DarkroomCoreGraphics
import DarkroomRaster

/// A layer that draws its sublayers several times, each copy with another transform and color than the previous one.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the sublayers themselves.
  ///
  /// At most 65,536 are drawn, together with those of replicators inside.
  open var instanceCount = 1
  /// The transform from one copy to the next, about the anchor point.
  open var instanceTransform = CATransform3DIdentity
  /// The color that multiplies the colors of the first copy; nil does not change them.
  open var instanceColor: CGColor? = .white
  /// The amount added to the color's red from one copy to the next; the sum stays between 0 and 1.
  open var instanceRedOffset: Float = 0
  /// The amount added to the color's green from one copy to the next; the sum stays between 0 and 1.
  open var instanceGreenOffset: Float = 0
  /// The amount added to the color's blue from one copy to the next; the sum stays between 0 and 1.
  open var instanceBlueOffset: Float = 0
  /// The amount added to the color's alpha from one copy to the next; the sum stays between 0 and 1.
  open var instanceAlphaOffset: Float = 0
  /// - Important: Inert. Values are final at once.
  open var instanceDelay: CFTimeInterval = 0
  /// - Important: Inert. Layers are drawn flat.
  open var preservesDepth = false

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (other.instanceCount, other.instanceTransform)
    instanceColor = other.instanceColor
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (
      other.instanceBlueOffset, other.instanceAlphaOffset
    )
    (instanceDelay, preservesDepth) = (other.instanceDelay, other.preservesDepth)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func instances(limit: Int) -> [LayerInstance]? {
    var all: [LayerInstance] = []
    var transform = CATransform3DIdentity
    for i in 0..<max(0, min(instanceCount, limit)) {
      all.append(LayerInstance(transform: aboutAnchor(transform), tint: tint(Double(i))))
      transform = CATransform3DConcat(transform, instanceTransform)
    }
    return all
  }

  private func aboutAnchor(_ transform: CATransform3D) -> Transform {
    let anchor = anchor
    return Transform.translation(-anchor.x, -anchor.y).concatenating(transform.flattened)
      .concatenating(.translation(anchor.x, anchor.y))
  }

  private func tint(_ index: Double) -> Color {
    let first = instanceColor?.rasterColor ?? .white
    func component(_ value: Double, _ offset: Float) -> Double {
      max(0, min(1, value + Double(offset) * index))
    }
    return Color(
      red: component(first.red, instanceRedOffset),
      green: component(first.green, instanceGreenOffset),
      blue: component(first.blue, instanceBlueOffset),
      alpha: component(first.alpha, instanceAlphaOffset))
  }
}
