import DarkroomUIKit

/// How far around its activation point an element gets touches: what clips it, lies above it or widens it counts.
@MainActor
enum HitRegion {
  /// What an edge is found to, in points; far finer than the result is told.
  private static let exactness: CGFloat = 1 / 64

  /// Width and height through `start`, to half a point; nothing where another view gets the touch there.
  ///
  /// - Parameters:
  ///   - view: nil for an element without a view, of which only the frame is known.
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
