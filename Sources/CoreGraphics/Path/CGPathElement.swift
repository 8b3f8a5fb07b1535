/// One step of a path; `points` holds 1, 1, 2, 3 or 0 points, the end point last.
@unsafe public struct CGPathElement {
  public var type: CGPathElementType
  /// Valid only while the function it was given to runs.
  public var points: UnsafeMutablePointer<CGPoint>

  // unsafe: the element is what points into memory of the caller's.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe self.type = type
    unsafe self.points = unsafe points
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void
