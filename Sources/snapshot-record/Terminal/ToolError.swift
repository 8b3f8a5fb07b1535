/// A reason why the tool cannot do what was requested.
enum ToolError: Error, Equatable {
  /// A program that the tool needs ended with an error.
  case programFailed(name: String, words: String)
  /// There is no test run to report on.
  case noRun
  /// The system cannot create another thread.
  case noThread(reason: String)
  /// The report cannot be served.
  case server(words: String)
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .programFailed(let name, let words): "`\(name)` failed: \(words)"
    case .noRun: "No run of the tests is known: run `snapshot-record` first."
    case .noThread(let reason):
      "The system gives no further thread: \(reason). End other programs, or raise `ulimit -u`."
    case .server(let words): words
    }
  }
}
