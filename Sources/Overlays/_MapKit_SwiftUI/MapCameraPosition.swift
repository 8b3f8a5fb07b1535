/// The part of the globe that a map shows.
///
/// Source: [MapCameraPosition](https://developer.apple.com/documentation/mapkit/mapcameraposition)
public struct MapCameraPosition: @unchecked Sendable {
  /// Nil unless the position was made with a camera.
  public private(set) var camera: MapCamera?
  /// Nil unless the position was made with a region.
  public private(set) var region: MKCoordinateRegion?
  /// Nil unless the position was made with a rectangle.
  public private(set) var rect: MKMapRect?
  /// Nil unless the position was made with an item.
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  /// Whether a person has moved the map, which nobody does here.
  public var positionedByUser: Bool { false }

  /// All content of the map; here it says only that nothing was chosen.
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
  /// The place of an item; `allowsAutomaticPitch` is ignored.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    var position = MapCameraPosition()
    position.item = item
    return position
  }
  /// Follows the user, who is never found, so the fallback counts.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    position.followsUserLocation = true
    position.followsUserHeading = followsHeading
    return position
  }
}
