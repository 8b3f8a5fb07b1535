/// A curve from time to progress: a cubic from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  /// x and y of the two control points.
  private let controls: (Float, Float, Float, Float)

  /// Numbers are kept as given; that x lies in 0…1 is not checked.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = (c1x, c1y, c2x, c2y)
    super.init()
  }

  /// A name of nobody's is `linear`.
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

  /// Writes x and y of the points 0 to 3; 0 is (0, 0), 3 is (1, 1), and no other is written.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Float, Float)] = [
      (0, 0), (controls.0, controls.1), (controls.2, controls.3), (1, 1),
    ]
    guard points.indices.contains(idx) else { return }
    ptr.store([points[idx].0, points[idx].1])
  }
}
