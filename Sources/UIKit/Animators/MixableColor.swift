import DarkroomQuartzCore

/// A colour of a view that an animator can bring back, or leave half way.
struct MixableColor: Mixable {
  let color: UIColor

  /// Of the colours in the current traits.
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
