import DarkroomUIKit

/// The measures of a tablet's screen, in points, and of the parts that Split View gives to an application.
struct TabletScreen: Sendable {
  /// Landscape.
  var size: CGSize
  var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// The widths of a third, a half and two thirds of the screen.
  var landscapeWidths: [CGFloat]
  /// A third, two thirds.
  var portraitWidths: [CGFloat]
  /// Whether half of the screen has a regular width, as on a 12.9-inch screen.
  var hasRegularHalf = false

  static let iPad9_7 = TabletScreen(
    size: CGSize(width: 1024, height: 768), landscapeWidths: [320, 507, 694],
    portraitWidths: [320, 438])
  static let iPad10_2 = TabletScreen(
    size: CGSize(width: 1080, height: 810), landscapeWidths: [320, 535, 750],
    portraitWidths: [320, 480])
  static let iPadPro10_5 = TabletScreen(
    size: CGSize(width: 1112, height: 834), landscapeWidths: [320, 551, 782],
    portraitWidths: [320, 504])
  static let iPadPro11 = TabletScreen(
    size: CGSize(width: 1194, height: 834),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeWidths: [375, 592, 809], portraitWidths: [320, 504])
  static let iPadPro12_9 = TabletScreen(
    size: CGSize(width: 1366, height: 1024), landscapeWidths: [375, 678, 981],
    portraitWidths: [375, 639], hasRegularHalf: true)

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full))
    case .portrait: config(.portrait(splitView: .full))
    }
  }

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(.oneThird): config(landscapeWidths[0], size.height, isCompact: true)
    case .landscape(.oneHalf): config(landscapeWidths[1], size.height, isCompact: !hasRegularHalf)
    case .landscape(.twoThirds): config(landscapeWidths[2], size.height, isCompact: false)
    case .landscape(.full): config(size.width, size.height, isCompact: false)
    case .portrait(.oneThird): config(portraitWidths[0], size.width, isCompact: true)
    case .portrait(.twoThirds): config(portraitWidths[1], size.width, isCompact: true)
    case .portrait(.full): config(size.height, size.width, isCompact: false)
    }
  }

  private func config(_ width: CGFloat, _ height: CGFloat, isCompact: Bool) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: width, height: height),
      traits: Self.traits(isCompact: isCompact))
  }

  static func traits(isCompact: Bool) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.horizontalSizeClass = isCompact ? .compact : .regular
      traits.verticalSizeClass = .regular
    }
  }
}
