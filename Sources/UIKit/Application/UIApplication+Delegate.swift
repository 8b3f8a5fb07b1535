package import Foundation

extension UIApplication {
  /// Returns the delegate if it has the class; otherwise creates an object of the class and makes it the delegate.
  package func delegate<Delegate: NSObject & UIApplicationDelegate>(
    of type: Delegate.Type
  ) -> Delegate {
    if let delegate = delegate as? Delegate { return delegate }
    let made = ViewInstantiation.plainObject(of: type)
    delegate = made
    return made
  }
}
