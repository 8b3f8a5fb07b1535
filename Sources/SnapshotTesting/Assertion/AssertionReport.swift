/// What one assertion has come to.
struct AssertionReport {
  var outcome: AssertionOutcome
  /// What is wrong; nil if it passes.
  var words: String?
}
