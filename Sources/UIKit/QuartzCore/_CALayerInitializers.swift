public import DarkroomQuartzCore

/// As ``_ObjectInitializers``, for the initializers of `CALayer`.
public protocol _CALayerInitializers {}

extension CALayer: _CALayerInitializers {}

extension _CALayerInitializers where Self: CALayer {
  @_silgen_name("darkroom_CALayer_init_layer")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(layer: Any)

  @_silgen_name("darkroom_CALayer_init_layer")
  @MainActor @usableFromInline
  static func make(layer: __owned Any) -> Self {
    // The cast keeps the value as an existential; otherwise its content would be passed.
    ViewInstantiation.call(0, of: CALayer.self, on: self, .address(of: layer as Any))
  }
}

extension CALayer: _ObjectInitializers {}
