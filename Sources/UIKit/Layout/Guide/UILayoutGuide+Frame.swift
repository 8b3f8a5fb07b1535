import DarkroomCoreGraphics

extension UILayoutGuide {
  var resolvedFrame: CGRect {
    guard let owner else { return .zero }
    let bounds = CGRect(origin: .zero, size: owner.bounds.size)
    switch role {
    case .free: return owner.currentEngine?.frame(of: self) ?? .zero
    case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
    case .margins: return bounds.inset(by: owner.layoutMargins)
    case .topBars:
      return CGRect(x: 0, y: 0, width: bounds.width, height: stripHeight)
    case .bottomBars, .keyboard:
      return CGRect(
        x: 0, y: bounds.height - stripHeight, width: bounds.width, height: stripHeight)
    case .scrollContent: return CGRect(origin: .zero, size: owner.scrolledSize)
    case .scrollFrame: return owner.bounds
    }
  }

  /// Of a guide along the upper or the lower edge of the view.
  var stripHeight: CGFloat {
    guard let area = owner?.safeAreaInsets else { return 0 }
    if role == .topBars { return area.top }
    return (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true ? area.bottom : 0
  }
}
