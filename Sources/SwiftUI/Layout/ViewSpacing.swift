/// The distance that a view prefers from others, in points.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()

  public init() {}

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
