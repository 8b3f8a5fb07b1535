extension UIViewController {
  struct TraitState {
    var overrides = TraitValues()
    /// The traits that the parent sets for this child.
    var parentOverrides: TraitValues?
    var observers = TraitObservers()
  }

  /// The traits that this controller overrides for its view, including those set by its parent.
  var allTraitOverrides: TraitValues {
    (traits.parentOverrides ?? TraitValues()).merging(traits.overrides)
  }

  /// The traits that its view inherits, without the view's own overrides.
  var currentTraits: UITraitCollection {
    let inherited = storedView?.superview?.traitCollection ?? parent?.traitCollection
    return (inherited ?? .screenDefault).merging(allTraitOverrides)
  }

  func overrideTraits(_ change: (inout TraitValues) -> Void) {
    let old = traits.overrides
    change(&traits.overrides)
    if traits.overrides != old { traitsMayHaveChanged() }
  }

  func overrideTraits(of child: UIViewController, with collection: UITraitCollection?) {
    child.traits.parentOverrides = collection?.values
    child.traitsMayHaveChanged()
  }

  func traitsMayHaveChanged() {
    storedView?.updateTraitsInTree()
    for child in children where child.storedView?.superview == nil { child.traitsMayHaveChanged() }
  }

  func traitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    traits.observers.notify(self, old: old, new: traitCollection)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls the handler with this controller and the old traits whenever one of the traits has changed.
  ///
  /// The handler is not called at registration. Handlers are called in the order of registration, after
  /// `traitCollectionDidChange(_:)`.
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: T, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    self.traits.observers.add(traits, handler)
  }

  /// Sends the action to this controller, with it and the old traits, whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    self.traits.observers.add(traits) { (controller: UIViewController, previous) in
      MessageSending.send(action, to: controller, controller, previous)
    }
  }

  /// Ends a registration; has no effect for one of another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers.remove(registration)
  }

  /// Traits that override the inherited ones for this controller and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traits.overrides) }
    set { overrideTraits { $0 = newValue.values } }
  }
}
