import DarkroomCoreGraphics
import Foundation

extension CALayer {
  /// Raises the exception of Core Animation for a layer with an undefined position; infinite lengths are accepted.
  func raiseNaN(in property: String, _ point: CGPoint, _ size: CGSize? = nil) -> Never {
    func number(_ length: CGFloat) -> String {
      length.isNaN ? "nan" : String(format: "%g", Double(length))
    }
    func pair(_ a: CGFloat, _ b: CGFloat) -> String { number(a) + " " + number(b) }
    let extent = size.map { "; " + pair($0.width, $0.height) } ?? ""
    UncaughtException.raise(
      "CALayer \(property) contains NaN: [\(pair(point.x, point.y))\(extent)]. Layer: \(self)",
      name: .layerGeometry)
  }
}

extension CGPoint {
  var hasNaN: Bool { x.isNaN || y.isNaN }
}

extension CGRect {
  var hasNaN: Bool { origin.hasNaN || size.width.isNaN || size.height.isNaN }
}
