/// A space between items of a bar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { self.placement = placement }
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}
