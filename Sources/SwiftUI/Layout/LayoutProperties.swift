/// What is known of a layout.
public struct LayoutProperties: Sendable {
  /// Recorded for a layout that asks for it.
  public var stackOrientation: Axis?

  public init() {}
}
