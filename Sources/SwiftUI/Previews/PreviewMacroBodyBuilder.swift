/// Uses the last expression in the body of a `#Preview` as its view.
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}
