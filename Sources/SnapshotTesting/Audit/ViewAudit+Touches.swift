import DarkroomUIKit
import Foundation

extension ViewAudit {
  /// Apple's smallest target.
  private static let smallest: CGFloat = 44

  mutating func findSmallRegion(of view: UIView) {
    let origin = root.accessibilityOrigin
    let point = view.accessibilityActivationPoint
    let size = HitRegion.size(
      of: view, frame: view.bounds,
      from: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: root)
    guard size.width < Self.smallest || size.height < Self.smallest else { return }
    note(
      "hitRegion", view,
      size == .zero
        ? "gets no touch in its middle"
        : "gets touches in \(ViewOutline.text(size)) points, less than 44 × 44")
  }

  mutating func findMissingLabel(of view: UIView) {
    guard (view.accessibilityLabel ?? "").isEmpty, (view.accessibilityValue ?? "").isEmpty,
      !view.accessibilityElementsHidden
    else { return }
    note("sufficientElementDescription", view, "has no accessibility label")
  }
}
