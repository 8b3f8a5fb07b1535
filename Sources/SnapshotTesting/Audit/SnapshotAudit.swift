/// The kinds of faults that an audit finds; a kind has the name of Apple's accessibility audit if there is one.
public struct _SnapshotAudit: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: Int

  /// Creates a set of kinds from bits.
  ///
  /// - Parameter rawValue: the bits of the kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Texts that are clipped or truncated with an ellipsis.
  public static let textClipped = Self(rawValue: 1 << 0)
  /// Texts whose contrast is below 4.5:1, or 3:1 from 24 points on, and from 18.5 on if they are bold.
  public static let contrast = Self(rawValue: 1 << 1)
  /// Interactive views that respond to touches in an area smaller than 44×44 points.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Interactive views without an accessibility label.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Texts or controls that overlap each other.
  public static let overlap = Self(rawValue: 1 << 4)
  /// Texts and controls outside of the safe area, except in scroll views and bars.
  public static let safeArea = Self(rawValue: 1 << 5)
  /// Symbols without a picture, which are shown as dotted boxes.
  public static let missingSymbol = Self(rawValue: 1 << 6)

  /// All kinds.
  public static let all: Self = [
    .textClipped, .contrast, .hitRegion, .sufficientElementDescription, .overlap, .safeArea,
    .missingSymbol,
  ]
}
