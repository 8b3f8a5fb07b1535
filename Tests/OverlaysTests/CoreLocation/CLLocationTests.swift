import CoreLocation
import Testing

struct CLLocationTests {
  /// Half a great circle from pole to pole, and a degree on the equator.
  @Test func distancesAreThoseOfASphere() {
    let pole = CLLocation(latitude: 90, longitude: 0)
    let other = CLLocation(latitude: -90, longitude: 0)
    let origin = CLLocation(latitude: 0, longitude: 0)

    #expect(abs(pole.distance(from: other) - 20_015_114) < 1)
    #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_195) < 1)
    #expect(origin.distance(from: origin) == 0)
  }

  @Test func coordinatesBeyondThePolesAreNotValid() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(91, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  private final class Watcher: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var places: [CLLocation] = []

    override init() {
      super.init()
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyBest
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) { places += locations }
  }

  @Test func aManagerRemembersWhatItWasGiven() {
    let watcher = Watcher()
    watcher.manager.startMonitoring(
      for: CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "home"))

    watcher.manager.delegate?.locationManager(
      watcher.manager, didUpdateLocations: [CLLocation(latitude: 1, longitude: 2)])

    #expect(watcher.places.count == 1)
    #expect(watcher.manager.authorizationStatus == .notDetermined)
    #expect(watcher.manager.monitoredRegions.map(\.identifier) == ["home"])
  }

  @Test func geocodersFailWithoutANetwork() {
    var failure: (any Error)?
    CLGeocoder().geocodeAddressString("Cupertino") { failure = $1 }

    #expect((failure as? CLError)?.code == .network)
  }
}
