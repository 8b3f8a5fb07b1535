/// An environment whose traits can be observed individually.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  @discardableResult
  func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
