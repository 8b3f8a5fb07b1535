/// The size of a bar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String

  /// A title whose size the bar chooses: that of the page before, or large for the first page.
  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  /// A large title below the bar while the content is at its start.
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  /// A large title, drawn as `large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
  /// A small title inside of the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
}
