import MapKit
import SwiftUI
import Testing
import UIKit
import _MapKit_SwiftUI

/// jordansinger/SwiftUI-Kit shows a map so.
@MainActor
struct MapTests {
  private struct Place: Identifiable {
    let id: Int
    let coordinate: CLLocationCoordinate2D
  }

  private func draw(_ root: some View) {
    let host = UIHostingController(rootView: root)
    host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.view.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: host.view.bounds.size).image {
      host.view.layer.render(in: $0.cgContext)
    }
  }

  @Test func aMapThatIsDrawnFailsByItsName() {
    let region = Binding.constant(MKCoordinateRegion(MKMapRect.world))
    draw(Map(coordinateRegion: region, interactionModes: [.pan, .zoom], showsUserLocation: true))
    #expect(UndrawnViews.takeReached() == "Map")

    draw(
      Map(coordinateRegion: region, annotationItems: [Place]()) {
        MapMarker(coordinate: $0.coordinate, tint: .red)
      })
    #expect(UndrawnViews.takeReached() == "Map")

    draw(
      Map(mapRect: .constant(.world), annotationItems: [Place]()) {
        MapAnnotation(coordinate: $0.coordinate) { Circle() }
      })
    #expect(UndrawnViews.takeReached() == "Map")
  }

  private struct Screen: View {
    let places: [Place]
    let showsUser: Bool
    @State var position: MapCameraPosition = .region(MKCoordinateRegion(MKMapRect.world))

    var body: some View {
      Map(position: $position) {
        ForEach(places) { Marker("Place \($0.id)", coordinate: $0.coordinate) }
        if showsUser { UserAnnotation() }
        Annotation("Home", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) {
          Circle()
        }
        MapPolyline(coordinates: places.map(\.coordinate)).stroke(.red, lineWidth: 2)
      }
      .mapStyle(.standard)
    }
  }

  @Test func aMapWithContentFailsByItsName() {
    let place = Place(id: 1, coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 4))
    draw(Screen(places: [place], showsUser: true))
    #expect(UndrawnViews.takeReached() == "Map")

    draw(Map())
    #expect(UndrawnViews.takeReached() == "Map")
    draw(
      Map(initialPosition: .userLocation(fallback: .automatic), selection: .constant(Int?.none)) {})
    #expect(UndrawnViews.takeReached() == "Map")
  }

  @Test func aPositionSaysWhatItShows() {
    let camera = MapCamera(
      centerCoordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), distance: 300)
    let position = MapCameraPosition.userLocation(fallback: .camera(camera))

    #expect(position.followsUserLocation && position.camera?.distance == 300)
    #expect(position.region == nil && !position.positionedByUser)
  }
}
