/// The place of the user on a map.
///
/// Source: [UserAnnotation](https://developer.apple.com/documentation/mapkit/userannotation)
public struct UserAnnotation: MapContent {
  public typealias Body = Never

  public nonisolated init() {}
}
