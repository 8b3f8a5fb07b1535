/// The size and coordinates of a view.
public struct GeometryProxy: Sendable {
  /// In points.
  public let size: CGSize
  /// In the whole.
  let origin: CGPoint
  private let direction: LayoutDirection
  private let surroundings: Surroundings

  @MainActor
  init(_ node: LayoutNode) {
    size = node.frame.size
    origin = node.globalFrame.origin
    direction = node.environment.layoutDirection
    surroundings = node.surroundings
  }

  /// How far the view could extend into the safe area at the edges that touch it.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      surroundings.safeAreaInsets(of: CGRect(origin: origin, size: size)), direction)
  }

  /// Converts an anchor's rectangle or point to the coordinates of this view, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    switch anchor.value {
    case let rect as CGRect: rect.offsetBy(dx: -origin.x, dy: -origin.y) as? T ?? anchor.value
    case let point as CGPoint:
      CGPoint(x: point.x - origin.x, y: point.y - origin.y) as? T ?? anchor.value
    default: anchor.value
    }
  }

  /// If no enclosing view has the named space, the global one is used, as on iOS.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let place =
      switch coordinateSpace {
      case .local: origin
      case .global: CGPoint.zero
      case .named(let name): surroundings.spaces[name]?.origin ?? .zero
      }
    return CGRect(
      origin: CGPoint(x: origin.x - place.x, y: origin.y - place.y), size: size)
  }
  /// Returns the frame of the view in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a view with a named space, in the coordinates of this one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    surroundings.spaces[coordinateSpace.name]?.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
