import DarkroomCoreGraphics

extension UILayoutGuide {
  var resolvedFrame: CGRect {
    guard let owner else { return .zero }
    let bounds = CGRect(origin: .zero, size: owner.bounds.size)
    switch role {
    case .free:
      if owner.guides.readable === self { return owner.readableFrame }
      return owner.currentEngine?.frame(of: self) ?? .zero
    case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
    case .margins: return bounds.inset(by: owner.layoutMargins)
    case .topBars:
      return CGRect(x: 0, y: 0, width: bounds.width, height: stripHeight)
    case .bottomBars, .keyboard:
      return CGRect(
        x: 0, y: bounds.height - stripHeight, width: bounds.width, height: stripHeight + overhang)
    case .scrollContent: return CGRect(origin: .zero, size: owner.scrolledSize)
    case .scrollFrame: return owner.bounds
    }
  }

  /// The distance that a keyboard guide extends below its view, if the bottom of the window is further down.
  var overhang: CGFloat {
    guard role == .keyboard, let owner, let window = owner.window, owner !== window else {
      return 0
    }
    let bottom = owner.convert(CGPoint(x: 0, y: window.bounds.maxY), from: nil).y
    return max(0, bottom - owner.bounds.maxY)
  }

  /// The height of a guide along the upper or the lower edge of the view.
  var stripHeight: CGFloat { stripHeight(in: owner?.safeAreaInsets ?? .zero) }

  /// The height for a different safe area of the view.
  func stripHeight(in area: UIEdgeInsets) -> CGFloat {
    if role == .topBars { return area.top }
    return (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true ? area.bottom : 0
  }
}
