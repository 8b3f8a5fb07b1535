/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Nil unless the placemark was made of another that has one.
  open var location: CLLocation? { nil }
  /// The name: nil, unless a subclass overrides it.
  open var name: String? { nil }
  /// The street: nil, unless a subclass overrides it.
  open var thoroughfare: String? { nil }
  /// The number of the house: nil, unless a subclass overrides it.
  open var subThoroughfare: String? { nil }
  /// The city: nil, unless a subclass overrides it.
  open var locality: String? { nil }
  /// The quarter of the city: nil, unless a subclass overrides it.
  open var subLocality: String? { nil }
  /// The state or province: nil, unless a subclass overrides it.
  open var administrativeArea: String? { nil }
  /// The county: nil, unless a subclass overrides it.
  open var subAdministrativeArea: String? { nil }
  /// The postal code: nil, unless a subclass overrides it.
  open var postalCode: String? { nil }
  /// The two letters of the country: nil, unless a subclass overrides it.
  open var isoCountryCode: String? { nil }
  /// The name of the country: nil, unless a subclass overrides it.
  open var country: String? { nil }
}

/// A closure that receives the places, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
