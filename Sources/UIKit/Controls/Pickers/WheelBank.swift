import DarkroomCoreGraphics

/// Wheels side by side over the bar that marks the selected rows.
@MainActor
struct WheelBank {
  /// The space beside the bar, the bar's height, and the space between two wheels, in points.
  static let inset: CGFloat = 9
  private static let barHeight: CGFloat = 34
  private static let gap: CGFloat = 5

  let bar = UIView()
  private(set) var wheels: [PickerWheel] = []

  init() {
    bar.backgroundColor = .tertiarySystemFill
    bar.layer.cornerRadius = 8
    bar.isUserInteractionEnabled = false
  }

  /// Makes `view` contain `count` wheels; existing wheels are kept.
  mutating func load(_ count: Int, in view: UIView) {
    if bar.superview !== view { view.insertSubview(bar, at: 0) }
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel()
      wheels.append(wheel)
      view.addSubview(wheel)
    }
  }

  /// Lays out wheels of these widths in the middle of `bounds`, mirrored if text runs from right to left.
  ///
  /// If they do not fit, all shrink by the same factor.
  func layOut(widths: [CGFloat], in bounds: CGRect, isRightToLeft: Bool) {
    bar.frame = CGRect(
      x: Self.inset, y: (bounds.height - Self.barHeight) / 2,
      width: max(0, bounds.width - 2 * Self.inset), height: Self.barHeight)
    let gaps = Self.gap * CGFloat(max(0, widths.count - 1))
    let total = widths.reduce(0, +)
    let share = min(1, max(0, bar.frame.width - gaps) / max(1, total))
    var x = (bounds.width - total * share - gaps) / 2
    for (wheel, width) in zip(wheels, widths) {
      let left = isRightToLeft ? bounds.width - x - width * share : x
      wheel.frame = CGRect(x: left, y: 0, width: width * share, height: bounds.height)
      x += width * share + Self.gap
    }
  }

  /// The width of each wheel if `count` wheels fill `width`.
  static func equalWidth(of count: Int, in width: CGFloat) -> CGFloat {
    let gaps = gap * CGFloat(max(0, count - 1))
    return max(0, width - 2 * inset - gaps) / CGFloat(max(1, count))
  }
}
