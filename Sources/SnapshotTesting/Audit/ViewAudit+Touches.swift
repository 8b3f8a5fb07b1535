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
    if size != .zero, isSizedByUIKit(view) { return }
    note(
      "hitRegion", view,
      size == .zero
        ? "gets no touch in its middle"
        : "gets touches in \(ViewOutline.text(size)) points, less than 44 × 44")
  }

  /// Whether the view is one of Apple's controls in Apple's own size, which an app cannot change.
  private func isSizedByUIKit(_ view: UIView) -> Bool {
    if isInBar(view) { return true }
    switch view {
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIPageControl:
      return true
    case let button as UIButton:
      let hasTitle = button.currentTitle != nil || button.configuration?.title != nil
      return hasTitle && abs(button.bounds.height - button.intrinsicContentSize.height) < 0.5
    default: return false
    }
  }

  mutating func findMissingLabel(of view: UIView) {
    guard (view.accessibilityLabel ?? "").isEmpty, (view.accessibilityValue ?? "").isEmpty,
      !view.accessibilityElementsHidden
    else { return }
    note("sufficientElementDescription", view, "has no accessibility label")
  }
}
