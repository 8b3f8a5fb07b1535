extension UINavigationItem {
  /// The groups at the leading side, in order; setting them removes the left items.
  ///
  /// Each left item that was not set in a group forms a group of its own.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(\.leading, of: sides.left ?? []) }
    set { changeSides { ($0.left, $0.leading) = (nil, owned(newValue)) } }
  }

  /// The groups at the trailing side, starting from the middle; setting them removes the right items.
  ///
  /// Each right item that was not set in a group forms a group of its own.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(\.trailing, of: (sides.right ?? []).reversed()) }
    set { changeSides { ($0.right, $0.trailing) = (nil, owned(newValue)) } }
  }

  /// The groups in the middle of wide bars, in the styles for browsing and editing.
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

  /// The items at the leading side, starting from that side.
  var shownLeftItems: [UIBarButtonItem] {
    let items =
      sides.leading.isEmpty ? sides.left ?? [] : sides.leading.flatMap(\.shownItems)
    return items.filter { !$0.isHidden }
  }

  /// The items at the trailing side, starting from that side.
  var shownRightItems: [UIBarButtonItem] {
    let items =
      sides.trailing.isEmpty ? sides.right ?? [] : sides.trailing.flatMap(\.shownItems).reversed()
    return items.filter { !$0.isHidden }
  }

  var shownCenterItems: [UIBarButtonItem] {
    sides.center.flatMap(\.shownItems).filter { !$0.isHidden }
  }
}
