/// A place on the globe, in degrees of WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// North is positive.
  public var latitude: CLLocationDegrees
  /// East is positive.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate 0° north, 0° east.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate; degrees are not limited, and `CLLocationCoordinate2DIsValid(_:)` checks them.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The coordinate with these degrees, which are not checked.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether the latitude is within ±90 degrees and the longitude within ±180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
