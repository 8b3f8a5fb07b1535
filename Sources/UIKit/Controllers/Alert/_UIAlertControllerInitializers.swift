/// Declares the initializers of `UIAlertController` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIAlertControllerInitializers {}

extension UIAlertController: _UIAlertControllerInitializers {}

extension _UIAlertControllerInitializers where Self: UIAlertController {
  @_silgen_name("darkroom_UIAlertController_init_title_message_preferredStyle")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style)

  @_silgen_name("darkroom_UIAlertController_init_title_message_preferredStyle")
  @MainActor @usableFromInline
  static func make(
    title: __owned String?, message: __owned String?, preferredStyle: UIAlertController.Style
  ) -> Self {
    let controller = ViewInstantiation.controller(of: self)
    controller.title = title
    controller.message = message
    controller.preferredStyle = preferredStyle
    return controller
  }
}
