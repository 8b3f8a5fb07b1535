import DarkroomPNG
import DarkroomSnapshotStore

/// A reason why an assertion proves nothing.
enum Refusal: Error {
  /// The reference could not be named, so no result line is written.
  case request(RequestError)
  /// Code of the process has changed variables, which `words` names.
  case environment(words: String)
  case illegalValue(IllegalValue)
  /// The expression of the value threw an error.
  case thrown(any Error)
  /// The strategy cannot take its snapshot, or its snapshot proves nothing.
  case capture(SnapshotProblem)
  case emptyPicture
  /// The masks leave nothing to compare.
  case masked
  /// The reference is a symbolic link to a pending value.
  case linkedToPending
  /// An assertion at `source` uses the same reference, and both cannot be right.
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

  /// The refusal with a short message if this process has already printed the long one.
  func saidOnce(_ warnings: Warnings) -> Refusal {
    if case .capture(let problem) = self { .capture(problem.saidOnce(warnings)) } else { self }
  }
}
