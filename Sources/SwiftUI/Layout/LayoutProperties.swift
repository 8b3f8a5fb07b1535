/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// Stored for layouts that read it.
  public var stackOrientation: Axis?

  /// Creates properties without an orientation, as for a layout that isn't a stack.
  public init() {}
}
