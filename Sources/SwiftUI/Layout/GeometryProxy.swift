/// The size and place of a view.
public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  init() {}

  public subscript<T>(anchor: Anchor<T>) -> T {
    UncaughtException.raise("Anchors of SwiftUI are not resolved yet.")
  }
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}
