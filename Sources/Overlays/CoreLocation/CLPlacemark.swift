/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Nil unless the placemark was made of another that has one.
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
