import DarkroomPNG
import DarkroomSnapshotStore

/// What comparing a value with its reference has shown, before anything is written or put into words.
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

/// A reason why an assertion proves nothing.
enum Refusal: Error {
  /// No reference could be named, so no result line is written.
  case request(RequestError)
  /// Code of the process has changed variables; `words` names them.
  case environment(words: String)
  case illegalValue(IllegalValue)
  /// The expression of the value threw.
  case thrown(any Error)
  /// The strategy cannot take its snapshot, or what it has taken proves nothing.
  case capture(SnapshotProblem)
  case emptyPicture
  /// The masks leave nothing to compare.
  case masked
  /// The reference is a symbolic link to a pending value.
  case linkedToPending
  /// An assertion at `source` uses the same reference and both cannot be right.
  case collision(source: String)
  case recordedInThisRun
  case store(StoreError)
  /// The picture cannot be packed.
  case encoding(PNGError)

  /// For programs.
  var code: String {
    switch self {
    case .environment: "environment"
    case .illegalValue: "illegal-value"
    case .capture(let problem): problem.code
    case .emptyPicture: "empty-picture"
    case .masked: "masked"
    case .recordedInThisRun: "recorded-in-this-run"
    case .request, .thrown, .linkedToPending, .collision, .store, .encoding: "error"
    }
  }

  /// With short words if a failure of this process has said the long ones.
  func saidOnce(_ warnings: Warnings) -> Refusal {
    if case .capture(let problem) = self { .capture(problem.saidOnce(warnings)) } else { self }
  }
}
