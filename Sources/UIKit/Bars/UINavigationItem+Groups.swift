extension UINavigationItem {
  /// From the leading side on; setting it takes the left items away.
  ///
  /// Left items that were not set in groups are one group each.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(\.leading, of: sides.left ?? []) }
    set { changeSides { ($0.left, $0.leading) = (nil, owned(newValue)) } }
  }

  /// From the middle to the trailing side; setting it takes the right items away.
  ///
  /// Right items that were not set in groups are one group each.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(\.trailing, of: (sides.right ?? []).reversed()) }
    set { changeSides { ($0.right, $0.trailing) = (nil, owned(newValue)) } }
  }

  /// In the middle of wide bars, in the styles for browsing and editing.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { sides.center }
    set { changeSides { $0.center = owned(newValue) } }
  }

  private func groups(
    _ side: KeyPath<NavigationItemSides, [UIBarButtonItemGroup]>, of items: [UIBarButtonItem]
  ) -> [UIBarButtonItemGroup] {
    let own = sides[keyPath: side]
    return own.isEmpty ? items.map { $0.creatingFixedGroup() } : own
  }

  private func owned(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
    for group in groups { group.item = self }
    return groups
  }

  /// From the leading side on.
  var shownLeftItems: [UIBarButtonItem] {
    let items =
      sides.leading.isEmpty ? sides.left ?? [] : sides.leading.flatMap(\.shownItems)
    return items.filter { !$0.isHidden }
  }

  /// From the trailing side on.
  var shownRightItems: [UIBarButtonItem] {
    let items =
      sides.trailing.isEmpty ? sides.right ?? [] : sides.trailing.flatMap(\.shownItems).reversed()
    return items.filter { !$0.isHidden }
  }

  var shownCenterItems: [UIBarButtonItem] {
    sides.center.flatMap(\.shownItems).filter { !$0.isHidden }
  }
}
