import Foundation

extension UIView: UITraitChangeObservable {
  /// Calls the handler with this view and the old traits whenever one of the traits has changed.
  ///
  /// The handler is not called at registration. Handlers are called in the order of registration, while the
  /// new traits are current.
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: T, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    self.traits.observers.add(traits, handler)
  }

  /// Sends the action to this view whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the action to the target, with the view and the old traits, whenever one of the traits has changed.
  ///
  /// The target is not retained.
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

  /// Ends a registration; has no effect for one of another object.
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
