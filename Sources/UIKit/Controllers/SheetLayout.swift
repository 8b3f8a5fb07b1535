import DarkroomCoreGraphics

/// Where a sheet lies in its window, in points.
///
/// On phones upright a page or form sheet takes the whole width, from 10 points below the status
/// bar on; with little height it covers everything; in wide windows it is a card in the middle.
struct SheetLayout {
  let frame: CGRect
  /// Whether a rim of the presenting screen shows above the sheet.
  let showsRim: Bool

  static let cornerRadius: CGFloat = 10
  static let rim: CGFloat = 10
  /// The rim is as much narrower than the screen, on each side.
  static let rimInset: CGFloat = 16
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 704
  /// Above and below a page in a wide window.
  static let pageMargin: CGFloat = 44

  /// Nil for a presentation that covers everything.
  @MainActor
  init?(_ style: UIModalPresentationStyle, in window: UIWindow, preferring preferred: CGSize) {
    guard [.automatic, .pageSheet, .formSheet].contains(style) else { return nil }
    let traits = window.traitCollection
    guard traits.verticalSizeClass != .compact else { return nil }
    let bounds = window.bounds
    showsRim = traits.horizontalSizeClass != .regular
    if showsRim {
      let top = window.safeAreaInsets.top + Self.rim
      frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
      return
    }
    let page = CGSize(
      width: min(Self.pageWidth, bounds.width), height: bounds.height - 2 * Self.pageMargin)
    var size = style == .formSheet ? Self.formSize : page
    if style == .formSheet, preferred != .zero { size = preferred }
    frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
