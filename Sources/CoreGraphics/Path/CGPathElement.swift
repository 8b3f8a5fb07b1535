import DarkroomRaster

/// An element of a path; `points` contains 1, 1, 2, 3 or 0 points, with the end point last.
@unsafe public struct CGPathElement {
  /// The kind of the element, which determines the number of its points.
  public var type: CGPathElementType
  /// The points, valid only while the function that receives them runs.
  public var points: UnsafeMutablePointer<CGPoint>

  // unsafe: the element is what points into memory of the caller's.
  /// Creates an element; the caller keeps the memory of the points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe self.type = type
    unsafe self.points = unsafe points
  }
}

/// A function that receives the caller's pointer and one element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void

extension CGPath {
  // unsafe: Apple's blocks are given an element by its pointer, and in it its points by theirs; both lie on the stack
  // for the time of a call.
  /// Calls `block` with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    unsafe points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var next = 0
      for verb in raster.verbs {
        for i in 0..<verb.pointCount { unsafe base[i] = CGPoint(raster.points[next + i]) }
        next += verb.pointCount
        var element = unsafe CGPathElement(type: CGPathElementType(verb), points: base)
        unsafe withUnsafePointer(to: &element) { unsafe block($0) }
      }
    }
  }

  /// Calls `function` with `info` and each element in order; the element's points must not be stored.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}
