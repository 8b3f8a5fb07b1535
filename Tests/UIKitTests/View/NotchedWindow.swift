import DarkroomUIKit

/// A window with a safe area of its own, as a device has it.
final class NotchedWindow: UIWindow {
  private let area: UIEdgeInsets

  /// By default an iPhone 13's, upright: 390 by 844 points, unsafe 47 at the top and 34 at the bottom.
  init(
    _ size: CGSize = CGSize(width: 390, height: 844),
    area: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    self.area = area
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  /// 320 by 480 points whose safe area is 298 by 402 from (10, 44): each side is another.
  static func uneven() -> NotchedWindow {
    NotchedWindow(
      CGSize(width: 320, height: 480),
      area: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { area }
}
