/// Declares the initializers of `UIBarAppearance` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIBarAppearanceInitializers {}

extension UIBarAppearance: _UIBarAppearanceInitializers {}

extension _UIBarAppearanceInitializers where Self: UIBarAppearance {
  @_silgen_name("darkroom_UIBarAppearance_init_barAppearance")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(barAppearance: UIBarAppearance)

  @_silgen_name("darkroom_UIBarAppearance_init_barAppearance")
  @MainActor @usableFromInline
  static func make(barAppearance: __owned UIBarAppearance) -> Self {
    ViewInstantiation.call(0, of: UIBarAppearance.self, on: self, .value(barAppearance))
  }
}
