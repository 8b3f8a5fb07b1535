import DarkroomSnapshotStore

/// What comparing a value with its reference has shown, before anything is written or put into words.
///
/// Cases that are rare and large are indirect, because most assertions match and hand their outcome on.
enum AssertionOutcome {
  /// `stale` names what is out of date in the reference although the value is the same.
  case matched(stale: [String])
  /// It differs by no more than is allowed.
  indirect case tolerated(DifferenceNumbers?)
  indirect case changed(Difference)
  /// There is no reference.
  case missing
  /// The file of the reference cannot be used.
  case unreadable(ReferenceProblem)
  /// Nothing was compared, or what was found proves nothing.
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
