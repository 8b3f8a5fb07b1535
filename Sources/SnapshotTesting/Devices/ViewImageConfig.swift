public import DarkroomUIKit

/// The screen on which a controller is shown: its size, safe area and traits.
///
/// It does not include the scale, which is that of `UIScreen.main`.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone, or of a tablet with the whole screen.
  public enum Orientation: Sendable { case landscape, portrait }

  /// The orientation of a tablet, and the share of its screen that Split View gives to the application.
  public enum TabletOrientation: Sendable {
    /// Shares of the width of a tablet in portrait.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// Shares of the width of a tablet in landscape.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

    /// Landscape: the longer sides are at the top and bottom.
    case landscape(splitView: LandscapeSplits)
    /// Portrait: the longer sides are at the left and right.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points from the edges of `size`.
  ///
  /// Zero moves the view completely out of the window's safe area. For the view of a navigation or tab bar controller,
  /// the covered strip is cut off instead, as in upstream, so the picture is that much shorter. A safe area of only 20
  /// points at the top is that of a status bar, and is removed if the controller hides the status bar.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil means the controller's own.
  public var size: CGSize?
  /// Traits that override the ones of the screen; the presets leave the display scale to the screen.
  public var traits: UITraitCollection

  /// Creates a screen; without arguments it has the controller's own size, no safe area and the screen's traits.
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
