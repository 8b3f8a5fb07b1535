/// As ``_ObjectInitializers``, for the initializers of `UISearchController`.
public protocol _UISearchControllerInitializers {}

extension UISearchController: _UISearchControllerInitializers {}

extension _UISearchControllerInitializers where Self: UISearchController {
  @_silgen_name("darkroom_UISearchController_init_searchResultsController")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(searchResultsController: UIViewController?)

  @_silgen_name("darkroom_UISearchController_init_searchResultsController")
  @MainActor @usableFromInline
  static func make(searchResultsController: __owned UIViewController?) -> Self {
    ViewInstantiation.call(
      0, of: UISearchController.self, on: self,
      .value(searchResultsController))
  }
}

extension UISearchController: PlainlyMade {
  static func makePlain() -> NSObject {
    make(searchResultsController: nil)
  }
}
