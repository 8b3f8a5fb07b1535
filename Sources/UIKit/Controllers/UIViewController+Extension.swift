public import DarkroomFoundation

extension UIViewController {
  /// Always nil, because controllers are always an app's.
  public var extensionContext: NSExtensionContext? { nil }
}
