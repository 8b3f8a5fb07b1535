/// Declares the initializers of `UIGestureRecognizer` for calls through a metatype, as ``_ObjectInitializers``
/// explains.
public protocol _UIGestureRecognizerInitializers {}

extension UIGestureRecognizer: _UIGestureRecognizerInitializers {}

extension _UIGestureRecognizerInitializers where Self: UIGestureRecognizer {
  @_silgen_name("darkroom_UIGestureRecognizer_init_target_action")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(target: Any?, action: Selector?)

  @_silgen_name("darkroom_UIGestureRecognizer_init_target_action")
  @MainActor @usableFromInline
  static func make(target: __owned Any?, action: __owned Selector?) -> Self {
    ViewInstantiation.call(
      0, of: UIGestureRecognizer.self, on: self,
      .address(of: target), .address(of: action))
  }
}
