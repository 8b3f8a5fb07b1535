/// The result of one assertion.
struct AssertionReport {
  var outcome: AssertionOutcome
  /// The failure message; nil if the assertion passes.
  var words: String?
}
