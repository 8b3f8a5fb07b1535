/// Declares the initializers of `UINavigationItem` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UINavigationItemInitializers {}

extension UINavigationItem: _UINavigationItemInitializers {}

extension _UINavigationItemInitializers where Self: UINavigationItem {
  @_silgen_name("darkroom_UINavigationItem_init_title")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(title: String)

  @_silgen_name("darkroom_UINavigationItem_init_title")
  @MainActor @usableFromInline
  static func make(title: __owned String) -> Self {
    ViewInstantiation.call(0, of: UINavigationItem.self, on: self, .value(title))
  }
}
