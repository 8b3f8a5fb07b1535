/// A rectangle of the projected map.
public struct MKMapRect: Sendable {
  /// The northwestern corner.
  public var origin: MKMapPoint
  /// The size in units of the projection.
  public var size: MKMapSize

  /// A rectangle that contains no point, whose union with another one is the other.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle of the whole projection.
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)

  /// Creates an empty rectangle at the northwestern corner.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a rectangle from its northwestern corner and its size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle in units of the projection.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between the western and the eastern edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the northern and the southern edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  /// Whether the origin is infinite, as that of `null`.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle is null, or has no width or no height.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Whether the point is inside or on an edge.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }

  /// The smallest rectangle around both; it does not cross 180°.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  /// The rectangle that is smaller by the distances on each side; negative ones make it larger.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
}
