public import DarkroomUIKit

/// The screen that a controller is shown on: its size, its safe area, its traits.
///
/// Not its scale, which is `UIScreen.main`'s.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone, or of a tablet with the whole screen.
  public enum Orientation: Sendable { case landscape, portrait }

  /// The orientation of a tablet, and the share of its screen that Split View leaves the
  /// application.
  public enum TabletOrientation: Sendable {
    /// Shares of the width of a tablet that is held upright.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// Shares of the width of a tablet that lies on its side.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

    /// The longer sides are above and below.
    case landscape(splitView: LandscapeSplits)
    /// The longer sides are left and right.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points from the edges of `size`.
  ///
  /// Zero moves the view out of the window's safe area altogether. Of a navigation controller's or
  /// a tab bar controller's view the covered strip is cut off instead, as upstream does: the
  /// picture is that much lower. A safe area of nothing but 20 points at the top is a status bar's,
  /// and goes where the controller hides that.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil means the controller's own.
  public var size: CGSize?
  /// Traits over the screen's traits; the presets leave the display scale to the screen.
  public var traits: UITraitCollection

  /// Creates a device; without arguments it has the controller's own size, no safe area and the screen's traits.
  ///
  /// - Parameters:
  ///   - safeArea: the insets of the safe area.
  ///   - size: the size in points; nil means the controller's own.
  ///   - traits: traits over the screen's traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
