/// The horizontal and vertical alignment of a view.
public struct Alignment: Equatable, Sendable {
  /// The guide that coincides across; a container with one axis only reads one of the two.
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes, which is the default of frames, overlays and z-stacks.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge, which is on the right if the layout direction is right to left.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge, which is on the left if the layout direction is right to left.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top and the leading edge, where geometry readers place their content.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle across and the baseline of the first line of text; a view without text counts its bottom edge.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle across and the baseline of the last line of text; a view without text counts its bottom edge.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge and the baseline of the first line of text; a view without text counts its bottom edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge and the baseline of the last line of text; a view without text counts its bottom edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge and the baseline of the first line of text; a view without text counts its bottom edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge and the baseline of the last line of text; a view without text counts its bottom edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
