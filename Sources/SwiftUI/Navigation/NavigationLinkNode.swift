/// A link to a page.
final class NavigationLinkNode: LayoutNode {
  /// Whether the row around the link shows a disclosure indicator.
  let showsIndicator: Bool

  init(_ label: LayoutNode, showsIndicator: Bool) {
    self.showsIndicator = showsIndicator
    super.init(around: label)
  }
}
