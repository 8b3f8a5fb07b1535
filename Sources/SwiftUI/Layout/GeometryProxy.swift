/// The size and place of a view.
public struct GeometryProxy: Sendable {
  public let size: CGSize

  /// Zero, and the next assertion fails: insets are not known in readers yet.
  public var safeAreaInsets: EdgeInsets {
    UndrawnViews.reach("GeometryProxy.safeAreaInsets")
    return EdgeInsets()
  }

  public subscript<T>(anchor: Anchor<T>) -> T {
    UncaughtException.raise("Anchors of SwiftUI are not resolved yet.")
  }
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // Where a view lies in others is known only after layout.
    if coordinateSpace != .local { UndrawnViews.reach("GeometryProxy.frame(in:)") }
    return CGRect(origin: .zero, size: size)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    UndrawnViews.reach("GeometryProxy.bounds(of:)")
    return nil
  }
}
