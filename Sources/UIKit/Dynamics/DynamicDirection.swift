import DarkroomCoreGraphics
import DarkroomRaster
import Foundation

/// A vector given by its angle and length.
struct DynamicDirection {
  /// The angle in radians, clockwise from the right.
  var angle: CGFloat
  var magnitude: CGFloat

  init(angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }

  init(_ vector: CGVector) {
    angle = CGFloat(PortableMath.angle(y: Double(vector.dy), x: Double(vector.dx)))
    magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }

  var vector: CGVector {
    CGVector(
      dx: magnitude * CGFloat(PortableMath.cosine(Double(angle))),
      dy: magnitude * CGFloat(PortableMath.sine(Double(angle))))
  }
}
