import DarkroomQuartzCore

/// A color of a view that an animator can restore, or set to a value in between.
struct MixableColor: Mixable {
  let color: UIColor

  /// Mixes the two colors as they resolve in the current traits.
  func mixed(with other: MixableColor, _ progress: CGFloat) -> MixableColor {
    MixableColor(
      color: UIColor(cgColor: color.cgColor.mixed(with: other.color.cgColor, progress)))
  }
}

extension UIView {
  var mixableBackground: MixableColor? {
    get { appearance.backgroundColor.map(MixableColor.init) }
    set { backgroundColor = newValue?.color }
  }
}
