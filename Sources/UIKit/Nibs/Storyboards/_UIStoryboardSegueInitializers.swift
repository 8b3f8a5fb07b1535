/// As ``_ObjectInitializers``, for the initializers of `UIStoryboardSegue`.
public protocol _UIStoryboardSegueInitializers {}

extension UIStoryboardSegue: _UIStoryboardSegueInitializers {}

extension _UIStoryboardSegueInitializers where Self: UIStoryboardSegue {
  @_silgen_name("darkroom_UIStoryboardSegue_init_identifier_source_destination")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  @_silgen_name("darkroom_UIStoryboardSegue_init_identifier_source_destination")
  @MainActor @usableFromInline
  static func make(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController
  ) -> Self {
    ViewInstantiation.segue(
      of: self, identifier: identifier, source: source, destination: destination)
  }
}

extension ViewInstantiation {
  static func segue<T: UIStoryboardSegue>(
    of type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> T {
    call(
      0, of: UIStoryboardSegue.self, on: type,
      .value(identifier), .value(source), .value(destination))
  }
}
