/// Finds nothing: there is no network.
open class CLGeocoder: NSObject {
  /// Always false, because a request completes before it returns.
  open var isGeocoding: Bool { false }

  /// Completes with `CLError.network`, before it returns.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Completes with `CLError.network`, before it returns.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// - Important: Inert.
  open func cancelGeocode() {}
}
