import MapKit
import Testing

struct MKPointOfInterestFilterTests {
  @Test func aFilterSaysWhatItLetsThrough() {
    #expect(MKPointOfInterestFilter.includingAll.includes(.cafe))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.cafe))
    #expect(MKPointOfInterestFilter(including: [.cafe]).excludes(.bank))
    #expect(MKPointOfInterestFilter(excluding: [.cafe]).includes(.bank))
    let options = MKMapSnapshotter.Options()
    options.pointOfInterestFilter = .includingAll
    #expect(options.pointOfInterestFilter === MKPointOfInterestFilter.includingAll)
  }
}
