/// The part of the globe that a map shows.
///
/// Source: [MapCameraPosition](https://developer.apple.com/documentation/mapkit/mapcameraposition)
public struct MapCameraPosition: @unchecked Sendable {
  public private(set) var camera: MapCamera?
  public private(set) var region: MKCoordinateRegion?
  public private(set) var rect: MKMapRect?
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  /// Whether a person has moved the map, which nobody does here.
  public var positionedByUser: Bool { false }

  public static let automatic = MapCameraPosition()
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    var position = MapCameraPosition()
    position.camera = camera
    return position
  }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    var position = MapCameraPosition()
    position.region = region
    return position
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    var position = MapCameraPosition()
    position.rect = rect
    return position
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    var position = MapCameraPosition()
    position.item = item
    return position
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    position.followsUserLocation = true
    position.followsUserHeading = followsHeading
    return position
  }
}
