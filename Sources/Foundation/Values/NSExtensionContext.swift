public import Foundation

/// The context in which an app extension was called.
///
/// There are no extensions here; tests create a context of their own subclass.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Empty: nobody hands anything over.
  open var inputItems: [Any] { [] }
  /// Opens nothing, and calls the handler with false before it returns.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Calls the handler with false before it returns, because there is no host app.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// - Important: Inert. There is no host app.
  open func cancelRequest(withError error: any Error) {}
}
