public import Foundation

/// Where an app extension was called from.
///
/// There are no extensions here: tests make one of a subclass of their own.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Empty: nobody hands anything over.
  open var inputItems: [Any] { [] }
  /// Completes with false, before it returns: nothing is opened.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Completes with false, before it returns: there is no host app.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// - Important: Inert. There is no host app.
  open func cancelRequest(withError error: any Error) {}
}
