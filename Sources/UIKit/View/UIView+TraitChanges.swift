import Foundation

extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: T, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    self.traits.observers.add(traits, handler)
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    self.traits.observers.add(traits) {
      [weak target = target as AnyObject] (view: UIView, previous) in
      if let target = target as? NSObject {
        MessageSending.send(action, to: target, view, previous)
      }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers.remove(registration)
  }

  /// The traits of this view and its descendants that override the inherited ones.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traits.overrides) }
    set { overrideTraits { $0 = newValue.values } }
  }

  /// Traits here are never out of date.
  public func updateTraitsIfNeeded() {}
}
