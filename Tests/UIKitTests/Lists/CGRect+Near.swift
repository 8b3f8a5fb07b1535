import Foundation

extension CGRect {
  /// Whether the edges are these, but for the last bits of thirds.
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(minX - x) < 1e-4 && abs(minY - y) < 1e-4 && abs(self.width - width) < 1e-4
      && abs(self.height - height) < 1e-4
  }
}
