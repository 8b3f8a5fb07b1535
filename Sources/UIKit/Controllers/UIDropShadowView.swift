import DarkroomCoreGraphics

/// The card of a sheet.
final class UIDropShadowView: UIView {
  func round(allCorners: Bool) {
    layer.cornerRadius = SheetLayout.cornerRadius
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.maskedCorners =
      allCorners ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
  }
}
