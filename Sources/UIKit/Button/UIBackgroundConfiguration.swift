/// What lies behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// Points.
  public var strokeWidth: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
