/// Remembers what it was asked for; nothing is ever measured, and nobody is asked for a permission.
///
/// A test gives it a subclass's `location` or calls the delegate.
open class CLLocationManager: NSObject {
  /// The object that is told about measurements; it is not retained, and only tests call it.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// - Important: Inert.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// In meters.
  /// - Important: Inert.
  open var distanceFilter = kCLDistanceFilterNone
  /// In degrees.
  /// - Important: Inert.
  open var headingFilter: CLLocationDegrees = 1
  /// The purpose of measurements; it is stored, because nothing is measured.
  open var activityType = CLActivityType.other
  /// - Important: Inert.
  open var pausesLocationUpdatesAutomatically = true
  /// - Important: Inert.
  open var allowsBackgroundLocationUpdates = false
  /// - Important: Inert.
  open var showsBackgroundLocationIndicator = false
  /// The regions for which `startMonitoring(for:)` was called.
  open private(set) var monitoredRegions: Set<CLRegion> = []

  public override init() { super.init() }

  /// Nil: nothing was measured.
  open var location: CLLocation? { nil }
  /// Nil: nothing was measured.
  open var heading: CLHeading? { nil }
  /// Nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Always the full accuracy.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Always `notDetermined`, because nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Always true.
  open class func locationServicesEnabled() -> Bool { true }
  /// Always false.
  open class func headingAvailable() -> Bool { false }
  /// Always false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Always false.
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
  /// Adds the region to `monitoredRegions`; nobody enters or leaves it.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Removes the region from `monitoredRegions`.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
}
