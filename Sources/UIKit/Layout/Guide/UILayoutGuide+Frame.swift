import DarkroomCoreGraphics

extension UILayoutGuide {
  var resolvedFrame: CGRect {
    guard let owner else { return .zero }
    let bounds = CGRect(origin: .zero, size: owner.bounds.size)
    switch role {
    case .free: return owner.currentEngine?.frame(of: self) ?? .zero
    case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
    case .margins: return bounds.inset(by: owner.layoutMargins)
    case .keyboard: return bounds.inset(by: keyboardInsets(of: owner))
    case .scrollContent: return CGRect(origin: .zero, size: owner.scrolledSize)
    case .scrollFrame: return owner.bounds
    }
  }

  /// How far the keyboard's strip is from the edges of the view; from the top, all but the strip.
  private func keyboardInsets(of view: UIView) -> UIEdgeInsets {
    UIEdgeInsets(top: view.bounds.height - keyboardHeight, left: 0, bottom: 0, right: 0)
  }

  var keyboardHeight: CGFloat {
    (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      ? owner?.safeAreaInsets.bottom ?? 0 : 0
  }
}
