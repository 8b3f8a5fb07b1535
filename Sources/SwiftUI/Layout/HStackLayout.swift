/// A layout of views side by side.
public struct HStackLayout: StackingLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  /// The vertical guide at which the views coincide.
  public var alignment: VerticalAlignment
  /// The distance between neighbors, in points; nil is the distance that they prefer.
  public var spacing: CGFloat?

  /// Creates the layout of `HStack` as a value, which can be called with content or wrapped in an `AnyLayout`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }
  var guide: any AlignmentID.Type { alignment.id }
}
