/// The reason why a run ended early.
enum RunStop: Equatable, Sendable {
  /// In seconds.
  case timeout(Int)
  case interrupt

  /// The reason in words: `the time limit of 8 s (--global-timeout) ended the build`.
  func words(of work: String) -> String {
    switch self {
    case .timeout(let seconds): "the time limit of \(seconds) s (--global-timeout) ended \(work)"
    case .interrupt: "an interrupt ended \(work)"
    }
  }
}
