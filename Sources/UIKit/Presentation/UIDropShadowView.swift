import DarkroomCoreGraphics

/// The card of a sheet.
final class UIDropShadowView: UIView {
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

  func show(_ sheet: SheetLayout) {
    layer.cornerRadius = sheet.radius
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.maskedCorners =
      sheet.kind == .card ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    if sheet.showsGrabber { showGrabber() } else { grabber.removeFromSuperview() }
  }

  private func showGrabber() {
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.frame.origin.x = (bounds.width - grabber.frame.width) / 2
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    addSubview(grabber)
  }
}
