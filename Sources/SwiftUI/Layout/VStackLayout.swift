/// A layout of views in a column.
public struct VStackLayout: StackingLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var guide: any AlignmentID.Type { alignment.id }
}
