import DarkroomCoreGraphics

/// The place of a sheet in its window, in points.
///
/// On phones in portrait orientation a page or form sheet takes the whole width, from 10 points below the status bar
/// on. With a small height it covers the whole window; in wide windows it is a card in the middle. At a smaller detent
/// it is attached to the lower edge, and the screen behind keeps its place.
struct SheetLayout {
  let frame: CGRect
  let kind: Kind
  var radius = Self.cornerRadius
  var showsGrabber = false
  var dims = true

  enum Kind {
    /// A large sheet, above which the rim of the presenting screen is visible.
    case large
    /// At a detent below the largest.
    case attached
    case card
  }

  static let cornerRadius: CGFloat = 10
  static let rim: CGFloat = 10
  /// The distance by which the rim is narrower than the screen, on each side.
  static let rimInset: CGFloat = 16
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 704
  /// The margin above and below a page in a wide window.
  static let pageMargin: CGFloat = 44

  var showsRim: Bool { kind == .large }

  /// Nil for a presentation that covers everything.
  @MainActor
  init?(
    _ style: UIModalPresentationStyle, in window: UIWindow, preferring preferred: CGSize,
    options: UISheetPresentationController
  ) {
    guard [.automatic, .pageSheet, .formSheet].contains(style) else { return nil }
    let isLow = window.traitCollection.verticalSizeClass == .compact
    guard !isLow || options.prefersEdgeAttachedInCompactHeight else { return nil }
    if window.traitCollection.horizontalSizeClass == .regular, !isLow {
      frame = Self.card(style, in: window.bounds, preferred)
      kind = .card
    } else {
      let top = window.safeAreaInsets.top + Self.rim
      let context = DetentContext(window, top: top)
      let detent = options.selectedDetent
      let value = detent?.resolvedValue(in: context) ?? context.maximumDetentValue
      kind = value < context.maximumDetentValue ? .attached : .large
      frame = Self.attached(
        min(value, context.maximumDetentValue), in: window,
        width: options.widthFollowsPreferredContentSizeWhenEdgeAttached ? preferred.width : 0)
    }
    radius = options.preferredCornerRadius ?? Self.cornerRadius
    showsGrabber = options.prefersGrabberVisible
    dims = !options.leavesScreenBright
  }

  @MainActor
  private static func attached(_ value: CGFloat, in window: UIWindow, width: CGFloat) -> CGRect {
    let bounds = window.bounds
    let height = value + window.safeAreaInsets.bottom
    let width = width > 0 ? min(width, bounds.width) : bounds.width
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width,
      height: height)
  }

  private static func card(
    _ style: UIModalPresentationStyle, in bounds: CGRect, _ preferred: CGSize
  ) -> CGRect {
    var size = CGSize(
      width: min(pageWidth, bounds.width), height: bounds.height - 2 * pageMargin)
    if style == .formSheet { size = preferred == .zero ? formSize : preferred }
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
