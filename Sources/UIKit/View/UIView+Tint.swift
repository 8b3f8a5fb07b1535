import DarkroomCoreGraphics

extension UIView {
  /// Whether the tint is gray, as it is behind an alert.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The view's own or inherited color, before dimming; nil is the default tint.
  private var specifiedTintColor: UIColor? {
    appearance.tintColor ?? appearance.inheritedTintColor
  }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    let own = appearance.tintAdjustmentMode
    return own == .automatic ? appearance.inheritedTintAdjustmentMode : own
  }

  var resolvedTintColor: UIColor {
    let color = specifiedTintColor ?? .systemBlue
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmed(with: traitCollection) : color
  }

  func setTintColor(_ color: UIColor?) {
    guard appearance.tintColor !== color else { return }
    appearance.tintColor = color
    tintDidChange()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard appearance.tintAdjustmentMode != mode else { return }
    appearance.tintAdjustmentMode = mode
    tintDidChange()
  }

  private func tintDidChange() {
    tintColorDidChange()
    for child in hierarchy.subviews { child.updateTintInTree() }
  }

  /// Applies the superview's tint; views whose tint changes are notified, parents first.
  func updateTintInTree() {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.inheritTint() else { continue }
      view.tintColorDidChange()
      pending.push(view.hierarchy.subviews)
    }
  }

  /// - Returns: whether the change may be visible in this view or a descendant.
  private func inheritTint() -> Bool {
    let color = superview?.specifiedTintColor
    let mode = superview?.resolvedTintAdjustmentMode ?? .normal
    let changesColor = appearance.inheritedTintColor !== color && appearance.tintColor == nil
    let changesMode =
      appearance.inheritedTintAdjustmentMode != mode && appearance.tintAdjustmentMode == .automatic
    appearance.inheritedTintColor = color
    appearance.inheritedTintAdjustmentMode = mode
    return changesColor || changesMode
  }
}

extension UIColor {
  /// The gray of the same brightness, as tinted views get behind an alert.
  ///
  /// - SeeAlso: ITU-R BT.601-7, 2.5.1, for the weights of luma. We differ: the sum is a grey of its own, in full range.
  ///   That iOS weighs so is a hypothesis.
  fileprivate func dimmed(with traits: UITraitCollection) -> UIColor {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    guard resolvedColor(with: traits).readRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
