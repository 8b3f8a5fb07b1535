/// What a map looks like.
///
/// Source: [MapStyle](https://developer.apple.com/documentation/mapkit/mapstyle)
public struct MapStyle: Sendable {
  private init() {}

  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
}
