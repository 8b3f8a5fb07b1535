/// What comparing a value with the literal has shown.
enum InlineOutcome {
  case matched
  /// There is no literal.
  case missing(patch: String?)
  case changed(patch: String)

  /// The difference in lines; nil if there is none.
  var patch: String? {
    switch self {
    case .matched: nil
    case .missing(let patch): patch
    case .changed(let patch): patch
    }
  }
}
