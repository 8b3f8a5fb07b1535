public import Foundation

/// A delegate that may have a window.
///
/// On iOS the property is an optional requirement. A class declares `var window: UIWindow?`, and code that reads it
/// from a delegate of unknown class gets `UIWindow??`. Here a class without a window gets a default implementation of
/// this requirement, and the protocols of delegates add the doubly optional property.
@preconcurrency @MainActor
public protocol _WindowDelegate: NSObjectProtocol {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  var declaredWindow: UIWindow? { window }
}
