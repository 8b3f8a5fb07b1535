/// The result of comparing a value with the literal.
enum InlineOutcome {
  case matched
  /// The source has no literal.
  case missing(patch: String?)
  case changed(patch: String)

  /// The difference as a patch of lines; nil if the texts are equal.
  var patch: String? {
    switch self {
    case .matched: nil
    case .missing(let patch): patch
    case .changed(let patch): patch
    }
  }
}
