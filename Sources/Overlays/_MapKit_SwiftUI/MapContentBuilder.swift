/// Builds the content of a map from the statements of a closure.
///
/// Source: [MapContentBuilder](https://developer.apple.com/documentation/mapkit/mapcontentbuilder)
@resultBuilder
public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> some MapContent { EmptyMapContent() }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> some MapContent {
    EmptyMapContent()
  }
  public static func buildEither<Content: MapContent>(first: Content) -> EmptyMapContent {
    EmptyMapContent()
  }
  public static func buildEither<Content: MapContent>(second: Content) -> EmptyMapContent {
    EmptyMapContent()
  }
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> some MapContent { EmptyMapContent() }
}
