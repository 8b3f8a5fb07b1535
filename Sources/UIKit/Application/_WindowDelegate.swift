public import Foundation

/// A delegate that may have a window.
///
/// On iOS the property is an optional requirement: a class declares `var window: UIWindow?`, and who asks a delegate
/// of unknown class gets `UIWindow??`. So the requirement, which a class without a window meets by default, gives way
/// to the doubly optional property of the protocols of delegates.
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
