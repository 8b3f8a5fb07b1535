/// A balloon at a place of a map.
///
/// Source: [Marker](https://developer.apple.com/documentation/mapkit/marker)
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  public nonisolated init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {}
}

extension Marker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(title) }
  }
  public nonisolated init(item: MKMapItem) {
    self.init(coordinate: item.placemark.coordinate) { Text(verbatim: item.name ?? "") }
  }
}

extension Marker where Label == DarkroomSwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate) { DarkroomSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate) { DarkroomSwiftUI.Label(title, systemImage: systemImage) }
  }
}
