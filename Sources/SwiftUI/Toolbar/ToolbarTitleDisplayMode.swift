/// The size of a bar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String

  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
}
