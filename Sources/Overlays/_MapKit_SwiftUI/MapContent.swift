/// Something that a map shows.
///
/// Source: [MapContent](https://developer.apple.com/documentation/mapkit/mapcontent)
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
  public var body: Never {
    UncaughtException.raise("body() should not be called on \(Self.self).")
  }
}

extension MapContent {
  /// Returns empty content, because no map is drawn.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { EmptyMapContent() }
  /// Returns empty content, because no map is drawn.
  public nonisolated func tint<S: ShapeStyle>(_ style: S) -> some MapContent { EmptyMapContent() }
  /// Returns empty content, because no map is drawn.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    EmptyMapContent()
  }
  /// Returns empty content, because no map is drawn.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some MapContent { EmptyMapContent() }
  /// Returns empty content, because no map is drawn.
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent {
    EmptyMapContent()
  }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach where Content: MapContent {
  public nonisolated init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, content: content) { $0.id }
  }
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, content: content) { $0[keyPath: id] } }
}
