/// The content of a map that shows nothing.
///
/// Content is not kept, because maps are not drawn.
///
/// Source: [EmptyMapContent](https://developer.apple.com/documentation/mapkit/emptymapcontent)
public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  public nonisolated init() {}
}
