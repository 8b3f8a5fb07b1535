public import Foundation

extension UIScene {
  /// Who asks for a URL to be opened, and how.
  ///
  /// Headless: nobody does, except tests.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that asks.
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    /// Whether the document is to be used where it lies.
    open var openInPlace: Bool { false }

    override init() { super.init() }
  }
}
