public import DarkroomUIKit

/// The screen that a controller is shown on: its size, its safe area, its traits.
///
/// Not its scale, which is `UIScreen.main`'s.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case landscape, portrait }

  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  /// Points; the controller's own where nil.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
