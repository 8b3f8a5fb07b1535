public import Foundation

extension UIScene {
  /// The app that requests the opening of a URL, and the options.
  ///
  /// Headless: nobody does, except tests.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the requesting app.
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    /// Whether the document is used at its current place.
    open var openInPlace: Bool { false }

    override init() { super.init() }
  }
}
