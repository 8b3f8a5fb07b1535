import DarkroomRaster

/// A modifier that changes the finished picture of a view.
protocol FilterModifier: WrappingModifier {
  /// Lengths are in points.
  @MainActor func filter(in environment: EnvironmentValues) -> PictureFilter
}

extension FilterModifier {
  @MainActor
  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    FilterNode(child, filter(in: evaluation.environment))
  }
}
