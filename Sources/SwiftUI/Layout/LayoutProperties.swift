/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// Stored for layouts that read it.
  public var stackOrientation: Axis?

  public init() {}
}
