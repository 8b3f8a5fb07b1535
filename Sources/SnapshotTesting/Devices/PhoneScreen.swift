import DarkroomUIKit

/// The measures of a phone's screen, in points.
///
/// Sources: facts of upstream's configurations for those up to 2021, of its users' pull requests for later ones.
struct PhoneScreen: Sendable {
  /// Portrait.
  var size: CGSize
  /// The top and bottom of the safe area in portrait, below the status bar and above the home indicator.
  var top: CGFloat
  var bottom: CGFloat
  var landscape: UIEdgeInsets
  /// Whether the width in landscape is regular, as on a tablet.
  var isWideInLandscape = false
  var hasForceTouch = true

  init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34,
    landscape: UIEdgeInsets = .zero, isWide: Bool = false, hasForceTouch: Bool = true
  ) {
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottom = bottom
    self.landscape = landscape
    isWideInLandscape = isWide
    self.hasForceTouch = hasForceTouch
  }

  /// The safe area of a phone without a home button: beside the sensor housing, and above the home indicator.
  static func sides(_ side: CGFloat, bottom: CGFloat = 21, top: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
        traits: traits(orientation))
    case .landscape:
      ViewImageConfig(
        safeArea: landscape, size: CGSize(width: size.height, height: size.width),
        traits: traits(orientation))
    }
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isPortrait = orientation == .portrait
    return UITraitCollection { traits in
      traits.forceTouchCapability = hasForceTouch ? .available : .unavailable
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass = !isPortrait && isWideInLandscape ? .regular : .compact
      traits.verticalSizeClass = isPortrait ? .regular : .compact
    }
  }
}
