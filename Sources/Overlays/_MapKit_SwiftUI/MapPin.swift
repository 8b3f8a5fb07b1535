/// A pin at a place of a map.
///
/// Source: [MapPin](https://developer.apple.com/documentation/mapkit/mappin)
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
