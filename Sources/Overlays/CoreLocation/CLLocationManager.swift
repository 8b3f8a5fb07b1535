/// Remembers what it was asked for; nothing is ever measured, and nobody is asked for a permission.
///
/// A test gives it a subclass's `location` or calls the delegate.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// - Important: Inert.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// In meters.
  /// - Important: Inert.
  open var distanceFilter = kCLDistanceFilterNone
  /// In degrees.
  /// - Important: Inert.
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  /// - Important: Inert.
  open var pausesLocationUpdatesAutomatically = true
  /// - Important: Inert.
  open var allowsBackgroundLocationUpdates = false
  /// - Important: Inert.
  open var showsBackgroundLocationIndicator = false
  open private(set) var monitoredRegions: Set<CLRegion> = []

  public override init() { super.init() }

  /// Nil: nothing was measured.
  open var location: CLLocation? { nil }
  /// Nil: nothing was measured.
  open var heading: CLHeading? { nil }
  /// Nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// - Important: Inert. Nobody answers.
  open func requestWhenInUseAuthorization() {}
  /// - Important: Inert. Nobody answers.
  open func requestAlwaysAuthorization() {}
  /// - Important: Inert. Nothing is measured.
  open func startUpdatingLocation() {}
  /// - Important: Inert.
  open func stopUpdatingLocation() {}
  /// - Important: Inert. Nothing is measured.
  open func requestLocation() {}
  /// - Important: Inert. Nothing is measured.
  open func startUpdatingHeading() {}
  /// - Important: Inert.
  open func stopUpdatingHeading() {}
  /// - Important: Inert. Nothing is measured.
  open func startMonitoringSignificantLocationChanges() {}
  /// - Important: Inert.
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
}
