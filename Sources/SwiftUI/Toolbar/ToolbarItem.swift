/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  init(storing content: Content, _ placement: ToolbarItemPlacement) {
    self.content = content
    self.placement = placement
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == () {
  /// Creates an item for a bar of the page.
  ///
  /// - Parameters:
  ///   - placement: The place in the bars; `automatic` is the trailing end of the navigation bar.
  ///   - content: The views of the item, side by side.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), placement) }
}

extension ToolbarItem where ID == String {
  /// Creates an item of a bar that the user could customize; the identifier has no effect here.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), placement) }
}
