public import Foundation

/// Something with traits of its own: a view, a controller, the screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` returns; the registration lasts as long as its environment.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An environment whose traits can be watched one by one.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  @discardableResult
  func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
