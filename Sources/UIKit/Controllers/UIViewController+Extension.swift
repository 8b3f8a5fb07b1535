public import DarkroomFoundation

extension UIViewController {
  /// Nil: controllers are those of an app.
  public var extensionContext: NSExtensionContext? { nil }
}
