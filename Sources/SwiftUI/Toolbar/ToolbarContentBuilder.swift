/// Builds bar items from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Keeps the type of an item, so that its modifiers apply to it only.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { TupleToolbarContent(value: (repeat each content)) }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// Marks the items of the first branch, which have an identity of their own.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// Marks the items of the second branch, which have an identity of their own.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: content) }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

/// Several items of bars.
struct TupleToolbarContent<T> {
  let value: T
}

extension TupleToolbarContent: ToolbarContent {
  typealias Body = Never
}
