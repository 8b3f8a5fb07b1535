import DarkroomQuartzCore

extension UIView {
  struct AppearanceState {
    var backgroundColor: UIColor?
    var isOpaque = true
    var mask: UIView?
    var tintColor: UIColor?
    var tintAdjustmentMode: TintAdjustmentMode = .automatic
    /// The tint color from the views above; nil is the default tint.
    var inheritedTintColor: UIColor?
    var inheritedTintAdjustmentMode: TintAdjustmentMode = .normal
  }

  func setAlpha(_ alpha: CGFloat) { layer.opacity = Float(min(max(alpha, 0), 1)) }

  func setObservedBackgroundColor(_ color: UIColor?) {
    tellingObservers(of: \.backgroundColor, named: "backgroundColor") { setBackgroundColor(color) }
  }

  private func setBackgroundColor(_ color: UIColor?) {
    CATransaction.recording?.note(self, \.mixableBackground, old: mixableBackground)
    appearance.backgroundColor = color
    resolveBackgroundColor()
  }

  /// Resolves a dynamic color with this view's traits.
  func resolveBackgroundColor() {
    layer.backgroundColor = appearance.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Resolves the color anew for other traits, unless no traits change it.
  ///
  /// Then the layer keeps its color, which code may have set without the view.
  func followTraitsWithBackground() {
    if let color = appearance.backgroundColor, color.mayFollowTraits { resolveBackgroundColor() }
  }

  func setHidden(_ isHidden: Bool) {
    guard layer.isHidden != isHidden else { return }
    layer.isHidden = isHidden
    superview?.subviewDidChangeVisibility(self)
  }

  func setMask(_ mask: UIView?) {
    appearance.mask = mask
    layer.mask = mask?.layer
  }
}
