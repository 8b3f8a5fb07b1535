extension UIBarButtonItem {
  /// Returns a group of only this item, which users cannot move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// Returns a group of only this item, which users can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of only this item, which is shown if it belongs to the default set.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
