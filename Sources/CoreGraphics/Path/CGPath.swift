package import DarkroomRaster

/// An outline of lines and Bézier curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// Only `CGMutablePath` changes it.
  package final var raster: Path

  package init(_ raster: Path) { self.raster = raster }

  package convenience init() { self.init(Path()) }

  /// Creates a closed path of four lines, from (minX, minY) towards maxX; a negative size is standardized first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: Rect(rect)).applying(Transform(transform)))
  }

  /// Creates an ellipse that starts at (maxX, midY) and goes towards maxY.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: Rect(rect)).applying(Transform(transform)))
  }

  /// - Precondition: The corners fit: `2 * cornerWidth <= rect.width`, `2 * cornerHeight <= rect.height`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    UncaughtException.require(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width, "corner width \(cornerWidth) of \(rect)",
      name: .invalidArgument)
    UncaughtException.require(
      cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
      "corner height \(cornerHeight) of \(rect)", name: .invalidArgument)
    self.init(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(
        Transform(transform)))
  }

  /// Whether both paths have equal elements in the same order.
  ///
  /// The same outline drawn from another corner is a different path.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.raster == b.raster }

  public func hash(into hasher: inout Hasher) { hasher.combine(raster) }
}

extension CGPath {
  /// Whether there are no elements; a path with only a `move(to:)` is not empty.
  public var isEmpty: Bool { raster.isEmpty }
  /// The current point; `.zero` if the path is empty.
  public var currentPoint: CGPoint { raster.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The bounding box of all points, including control points; `.null` if the path is empty.
  public var boundingBox: CGRect { raster.controlBox.map { CGRect($0) } ?? .null }
  /// The bounding box of the outline itself; `.null` if the path is empty.
  public var boundingBoxOfPath: CGRect { raster.bounds.map { CGRect($0) } ?? .null }

  /// Returns an immutable copy, which later changes of the original do not affect.
  public func copy() -> CGPath? { CGPath(raster) }

  /// A copy of the transformed path; never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(raster.applying(Transform(transform)))
  }

  /// A copy that can grow; changes of it do not affect this path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(raster) }

  /// A copy of the transformed path that can grow; never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(raster.applying(Transform(transform)))
  }

  /// Returns a path of lines within `threshold` units of the outline.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(raster.flattened(tolerance: max(threshold, 1e-6)))
  }

  /// Whether the path is a single rectangle with sides along the axes, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = raster.rectangle else { return false }
    rect.store(CGRect(found))
    return true
  }
}

extension Transform {
  /// The identity for nil.
  @safe init(_ pointer: UnsafePointer<CGAffineTransform>?) {
    self = pointer.copied().map { Transform($0) } ?? .identity
  }
}
