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
}
