/// The type of a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the hosting view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view that is asked.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the enclosing view with this name, or the global ones if there is none.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The visible area of the innermost enclosing scroll view that scrolls along `axis`, or else the global
  /// coordinates.
  public static func scrollView(axis: Axis) -> Self { named("scrollView \(axis)") }
  /// The visible area of the innermost enclosing scroll view, or the global coordinates if there is none.
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }
}
