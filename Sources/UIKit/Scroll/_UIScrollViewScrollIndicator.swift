import DarkroomCoreGraphics

/// A bar along an edge of a scroll view, 3 points thick.
final class _UIScrollViewScrollIndicator: UIView {
  static let thickness: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
  }

  required init?(coder: NSCoder) { nil }

  /// The color is black at 35 %, or white at 50 %.
  func show(_ style: UIScrollView.IndicatorStyle) {
    let black = UIColor(white: 0, alpha: 0.35)
    let white = UIColor(white: 1, alpha: 0.5)
    switch style {
    case .black: backgroundColor = black
    case .white: backgroundColor = white
    case .default:
      backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? white : black }
    }
  }
}
