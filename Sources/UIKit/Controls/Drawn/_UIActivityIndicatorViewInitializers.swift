/// Declares the initializers of `UIActivityIndicatorView` for calls through a metatype, as ``_ObjectInitializers``
/// explains.
public protocol _UIActivityIndicatorViewInitializers {}

extension UIActivityIndicatorView: _UIActivityIndicatorViewInitializers {}

extension _UIActivityIndicatorViewInitializers where Self: UIActivityIndicatorView {
  @_silgen_name("darkroom_UIActivityIndicatorView_init_style")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UIActivityIndicatorView.Style)

  @_silgen_name("darkroom_UIActivityIndicatorView_init_style")
  @MainActor @usableFromInline
  static func make(style: UIActivityIndicatorView.Style) -> Self {
    ViewInstantiation.call(0, of: UIActivityIndicatorView.self, on: self, .value(style))
  }
}

extension UIActivityIndicatorView: PlainlyMade {
  static func makePlain() -> NSObject {
    ViewInstantiation.call(0, of: UIActivityIndicatorView.self, on: self, .value(Style.medium))
  }
}
