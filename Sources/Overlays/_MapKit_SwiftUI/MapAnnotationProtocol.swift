/// Something at a place of a map.
///
/// Source: [MapAnnotationProtocol](https://developer.apple.com/documentation/mapkit/mapannotationprotocol)
public protocol MapAnnotationProtocol {}
