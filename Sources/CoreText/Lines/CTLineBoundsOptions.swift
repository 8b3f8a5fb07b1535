/// What counts as the bounds of a line, of CTLine.h.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFIndex
  public init(rawValue: CFIndex) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let excludeTrailingWhitespace = CTLineBoundsOptions(rawValue: 1 << 6)
}
