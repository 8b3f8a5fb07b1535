/// A space between items of a bar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement

  /// Creates a space that takes the length that other items leave, whatever its sizing is.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { self.placement = placement }
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}
