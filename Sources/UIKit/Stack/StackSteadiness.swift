/// How firmly a view in a stack keeps its natural length, where that and others are wished for equally much.
struct StackSteadiness: Equatable {
  /// The axis of the stack.
  let axis: NSLayoutConstraint.Axis
  /// More than 0; of two views the one with the lower rank gives way.
  let rank: Int

  /// Nil for the rank 0, of the view that gives way first.
  init?(axis: NSLayoutConstraint.Axis, rank: Int) {
    guard rank > 0 else { return nil }
    (self.axis, self.rank) = (axis, rank)
  }

  /// What an error of a point costs: all are of one priority, and no two of a stack cost the same up to the rank 1024.
  var weight: Double { 1 + Double(min(rank, 1024)) / 1024 }
}
