/// What counts as the bounds of a line, of CTLine.h.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFIndex
  public init(rawValue: CFIndex) { self.rawValue = rawValue }

  /// The bounds do not contain the line gap of the fonts.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The bounds contain only the ink; other options are ignored.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The bounds do not contain the spaces at the end.
  public static let excludeTrailingWhitespace = CTLineBoundsOptions(rawValue: 1 << 6)
}
