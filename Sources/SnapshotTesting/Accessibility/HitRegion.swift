import DarkroomUIKit

/// Measures the area around an activation point in which an element receives touches, including the effects of
/// clipping, covering views and overridden hit testing.
@MainActor
enum HitRegion {
  /// The accuracy of an edge, in points; the reported size is much coarser.
  private static let exactness: CGFloat = 1 / 64

  /// Returns the width and height of the area through `start`, to half a point; zero if another view gets the touch
  /// there.
  ///
  /// - Parameters:
  ///   - view: the view; nil for an element of which only the frame is known.
  ///   - start: in the coordinates of `root`.
  static func size(of view: UIView?, frame: CGRect, from start: CGPoint, in root: UIView) -> CGSize
  {
    guard let view else { return frame.size }
    func reaches(_ point: CGPoint) -> Bool {
      root.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
    guard reaches(start) else { return .zero }
    func extent(_ direction: CGVector) -> CGFloat {
      func isInside(_ distance: CGFloat) -> Bool {
        reaches(
          CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance))
      }
      var (inside, outside): (CGFloat, CGFloat) = (0, 8)
      while outside < 4096, isInside(outside) { (inside, outside) = (outside, outside * 2) }
      while outside - inside > exactness {
        let middle = (inside + outside) / 2
        if isInside(middle) { inside = middle } else { outside = middle }
      }
      return outside
    }
    let ways = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].map { extent(CGVector(dx: $0.0, dy: $0.1)) }
    return CGSize(width: ways[0] + ways[1], height: ways[2] + ways[3]).roundedToHalves
  }
}

extension CGSize {
  fileprivate var roundedToHalves: CGSize {
    CGSize(width: (width * 2).rounded() / 2, height: (height * 2).rounded() / 2)
  }
}
