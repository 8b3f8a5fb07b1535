/// A view at a place of a map.
///
/// Source: [Annotation](https://developer.apple.com/documentation/mapkit/annotation)
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  public nonisolated init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
