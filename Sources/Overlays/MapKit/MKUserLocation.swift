/// Where the user is; never known here.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Always an invalid coordinate.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// Always nil.
  open var location: CLLocation? { nil }
  /// Always false.
  open var isUpdating: Bool { false }
  /// The title, "My Location" in any language unless the app sets another.
  open var title: String? = "My Location"
  /// The subtitle; nil by default.
  open var subtitle: String?
}
