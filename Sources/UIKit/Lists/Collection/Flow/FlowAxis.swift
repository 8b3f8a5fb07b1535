import DarkroomCoreGraphics
import Foundation

/// Converts lengths along and across the scroll direction into points, sizes and rectangles.
struct FlowAxis: Equatable {
  var isHorizontal: Bool

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  func across(_ point: CGPoint) -> CGFloat { isHorizontal ? point.y : point.x }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: point(along: along, across: across), size: size)
  }

  /// The insets before and after the items, along and across the scroll direction.
  func insets(
    _ inset: UIEdgeInsets
  ) -> (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    isHorizontal
      ? (inset.left, inset.right, inset.top, inset.bottom)
      : (inset.top, inset.bottom, inset.left, inset.right)
  }
}
