/// A layout of views in a column.
public struct VStackLayout: StackingLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  /// The horizontal guide at which the views coincide.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors, in points; nil is the distance that they prefer.
  public var spacing: CGFloat?

  /// Creates the layout of `VStack` as a value, which can be called with content or wrapped in an `AnyLayout`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var guide: any AlignmentID.Type { alignment.id }
}
