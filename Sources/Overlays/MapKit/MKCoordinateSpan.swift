/// Degrees that a region covers.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from the southern to the northern edge.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from the western to the eastern edge.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of 0°.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// The span of these degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
