/// Where the user is; never known here.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var title: String? = "My Location"
  open var subtitle: String?
}
