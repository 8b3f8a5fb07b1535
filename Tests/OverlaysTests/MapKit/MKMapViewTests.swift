import MapKit
import Testing

@MainActor
struct MKMapViewTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  /// The projection of the documentation of `MKMapPoint`: the world is 268,435,456 units wide.
  @Test func pointsAreOfMercatorsProjection() {
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    let back = MKMapPoint(berlin).coordinate

    #expect(origin.x == 134_217_728 && abs(origin.y - 134_217_728) < 1e-6)
    #expect(abs(back.latitude - berlin.latitude) < 1e-9)
    #expect(abs(back.longitude - berlin.longitude) < 1e-9)
  }

  @Test func aRegionOfMetersIsWiderInDegreesFarFromTheEquator() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)

    #expect(abs(region.span.latitudeDelta - 1) < 1e-4)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-4)
  }

  private final class Delegate: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
        ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    }
  }

  @Test func aMapKeepsItsAnnotations() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    map.delegate = delegate
    let place = MKPointAnnotation()
    place.coordinate = berlin
    place.title = "Berlin"
    map.addAnnotations([place, MKPointAnnotation(coordinate: CLLocationCoordinate2D())])
    map.removeAnnotation(map.annotations[1])
    map.setRegion(
      MKCoordinateRegion(center: berlin, span: MKCoordinateSpanMake(0.2, 0.2)), animated: false)

    let middle = map.convert(berlin, toPointTo: map)
    let back = map.convert(CGPoint(x: 50, y: 50), toCoordinateFrom: map)

    #expect(map.annotations.map(\.title) == ["Berlin"])
    #expect(map.view(for: place) is MKPinAnnotationView)
    #expect(abs(middle.x - 50) < 1e-6 && abs(middle.y - 50) < 0.1)
    #expect(abs(back.longitude - berlin.longitude) < 1e-9)
    #expect(map.subviews == [] && map.backgroundColor != nil)
  }

  @Test func dequeuedViewsAreOfTheRegisteredClass() {
    let map = MKMapView()
    map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "a")

    let view = map.dequeueReusableAnnotationView(withIdentifier: "a", for: MKPointAnnotation())

    #expect(type(of: view) == MKPinAnnotationView.self && view.reuseIdentifier == "a")
  }

  @Test func aSnapshotterSaysThatThereAreNoMaps() {
    var failure: (any Error)?
    MKMapSnapshotter(options: MKMapSnapshotter.Options()).start { failure = $1 }

    #expect((failure as? MKError)?.code == .loadingThrottled)
  }
}
