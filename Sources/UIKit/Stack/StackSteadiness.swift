/// How strongly a view in a stack keeps its natural length if several views have equal priorities.
struct StackSteadiness: Equatable {
  /// The axis of the stack.
  let axis: NSLayoutConstraint.Axis
  /// A number greater than 0; of two views the one with the lower rank yields.
  let rank: Int

  /// Returns nil for the rank 0, which is that of the view that yields first.
  init?(axis: NSLayoutConstraint.Axis, rank: Int) {
    guard rank > 0 else { return nil }
    (self.axis, self.rank) = (axis, rank)
  }

  /// The cost of a deviation of one point: all deviations have the same priority, and the costs in a stack are
  /// different up to rank 1024.
  var weight: Double { 1 + Double(min(rank, 1024)) / 1024 }
}
