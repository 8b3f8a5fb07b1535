/// Whether a map follows the person.
///
/// Source: [MapUserTrackingMode](https://developer.apple.com/documentation/mapkit/mapusertrackingmode)
public enum MapUserTrackingMode: Sendable {
  case none, follow
}
