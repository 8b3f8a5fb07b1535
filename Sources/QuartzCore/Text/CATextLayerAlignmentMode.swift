/// The alignment of a text layer's lines; `natural` depends on the direction of its text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The side at which the text's direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both sides: spaces grow, except in the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
