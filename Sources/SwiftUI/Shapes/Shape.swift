/// An outline that fills a rectangle.
@preconcurrency
public nonisolated protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  /// The default mirrors the shape if the layout direction is right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The default takes the proposal, and 10 points for a side that is not proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}
