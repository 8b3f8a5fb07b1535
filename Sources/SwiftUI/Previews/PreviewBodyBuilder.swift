/// Uses the last expression in the body of a `#Preview` with arguments as its view.
@resultBuilder
public struct PreviewBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}
