public import Foundation

/// A view at a place of a map.
///
/// Source: [MapAnnotation](https://developer.apple.com/documentation/mapkit/mapannotation)
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
