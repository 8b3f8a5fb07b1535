/// An area of a map.
///
/// Source: [MapPolygon](https://developer.apple.com/documentation/mapkit/mappolygon)
public struct MapPolygon: MapContent {
  public typealias Body = Never

  public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
  public nonisolated init(points: [MKMapPoint]) {}
  public nonisolated init(_ polygon: MKPolygon) {}
}
