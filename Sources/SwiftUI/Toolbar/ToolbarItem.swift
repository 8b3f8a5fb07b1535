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
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), placement) }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), placement) }
}
