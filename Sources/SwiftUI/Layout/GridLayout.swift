/// Views in rows and columns, as a layout.
public struct GridLayout: UnaskedLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
