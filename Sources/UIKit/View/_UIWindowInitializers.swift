/// As ``_ObjectInitializers``, for the initializers of `UIWindow`.
public protocol _UIWindowInitializers {}

extension UIWindow: _UIWindowInitializers {}

extension _UIWindowInitializers where Self: UIWindow {
  @_silgen_name("darkroom_UIWindow_init_windowScene")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(windowScene: UIWindowScene)

  @_silgen_name("darkroom_UIWindow_init_windowScene")
  @MainActor @usableFromInline
  static func make(windowScene: __owned UIWindowScene) -> Self {
    ViewInstantiation.call(0, of: UIWindow.self, on: self, .value(windowScene))
  }
}

extension UIWindow: PlainlyMade {
  static func makePlain() -> NSObject {
    ViewInstantiation.view(of: self, frame: UIScreen.main.bounds)
  }
}
