/// A link to a page.
final class NavigationLinkNode: LayoutNode {
  /// Whether a row that the link lies in shows that it leads on.
  let showsIndicator: Bool

  init(_ label: LayoutNode, showsIndicator: Bool) {
    self.showsIndicator = showsIndicator
    super.init(around: label)
  }
}
