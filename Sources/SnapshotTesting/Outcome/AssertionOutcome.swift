import DarkroomSnapshotStore

/// The result of comparing a value with its reference, before anything is written or described.
///
/// Rare and large cases are indirect, because most assertions match and pass their outcome on.
enum AssertionOutcome {
  /// The value matches; `stale` names the parts of the reference that are out of date nevertheless.
  case matched(stale: [String])
  /// The value differs, but no more than is allowed.
  indirect case tolerated(DifferenceNumbers?)
  indirect case changed(Difference)
  /// There is no reference.
  case missing
  /// The reference file cannot be used.
  case unreadable(ReferenceProblem)
  /// Nothing was compared, or the result proves nothing.
  indirect case refused(Refusal)

  /// What the result line says.
  var state: ResultState {
    switch self {
    case .matched: .matched
    case .tolerated: .tolerated
    case .changed: .changed
    case .missing: .added
    case .unreadable, .refused: .error
    }
  }
}
