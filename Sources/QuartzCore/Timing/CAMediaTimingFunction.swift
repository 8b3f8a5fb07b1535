/// A curve from time to progress: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  /// The x and y of the two control points.
  private let controls: (Float, Float, Float, Float)

  /// Creates a curve; the numbers are stored unchanged, and x is not limited to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = (c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Creates the curve with the given name; an unknown name is `linear`.
  ///
  /// - SeeAlso: W3C, CSS Easing Functions Level 1, for the numbers, which Core Animation's names share. As there;
  ///   `default` is its `ease`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  package var controlPoints: (first: (x: Double, y: Double), second: (x: Double, y: Double)) {
    ((Double(controls.0), Double(controls.1)), (Double(controls.2), Double(controls.3)))
  }

  /// Writes the x and y of point 0 to 3, where 0 is (0, 0) and 3 is (1, 1); other indices write nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Float, Float)] = [
      (0, 0), (controls.0, controls.1), (controls.2, controls.3), (1, 1),
    ]
    guard points.indices.contains(idx) else { return }
    ptr.store([points[idx].0, points[idx].1])
  }
}
