/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Keeps the type of an expression, so that its modifiers apply to it only.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  /// Makes an empty closure an `EmptyView`.
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  /// Makes an `if` without `else` an optional view, which has no size if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Marks the views of the first branch, whose state is lost when the other one takes their place.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// Marks the views of the second branch, whose state is lost when the other one takes their place.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// Erases the type of views that only some versions of the system have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
