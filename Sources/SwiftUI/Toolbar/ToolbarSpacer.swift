/// Room between items of a bar.
public struct ToolbarSpacer {
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}
