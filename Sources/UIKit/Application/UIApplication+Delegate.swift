package import Foundation

extension UIApplication {
  /// The delegate, if it is of a class; else a new object of the class, which becomes the delegate.
  package func delegate<Delegate: NSObject & UIApplicationDelegate>(
    of type: Delegate.Type
  ) -> Delegate {
    if let delegate = delegate as? Delegate { return delegate }
    let made = ViewInstantiation.plainObject(of: type)
    delegate = made
    return made
  }
}
