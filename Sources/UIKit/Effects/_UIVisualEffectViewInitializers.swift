/// Declares the initializers of `UIVisualEffectView` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIVisualEffectViewInitializers {}

extension UIVisualEffectView: _UIVisualEffectViewInitializers {}

extension _UIVisualEffectViewInitializers where Self: UIVisualEffectView {
  @_silgen_name("darkroom_UIVisualEffectView_init_effect")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(effect: UIVisualEffect?)

  @_silgen_name("darkroom_UIVisualEffectView_init_effect")
  @MainActor @usableFromInline
  static func make(effect: __owned UIVisualEffect?) -> Self {
    ViewInstantiation.call(0, of: UIVisualEffectView.self, on: self, .value(effect))
  }
}
