/// Something at a place of a map.
///
/// - SeeAlso: [MapAnnotationProtocol](https://developer.apple.com/documentation/mapkit/mapannotationprotocol)
public protocol MapAnnotationProtocol {}
