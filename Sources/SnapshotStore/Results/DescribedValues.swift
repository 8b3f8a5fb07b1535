import FoundationEssentials

/// The values that the lines of a run describe, whether or not they are still pending, read on demand.
///
/// There may be many old lines; of the lines from this machine only the names of such values are decoded.
final class DescribedValues {
  private let run: String
  private let results: ResultsDirectory
  private lazy var paths: Set<String> = results.isElsewhere ? decodedPaths() : namedPaths()

  init(of run: String, in results: ResultsDirectory) {
    self.run = run
    self.results = results
  }

  /// - Parameter others: runs whose values do not count, starting with the ones that most likely contain them.
  func haveOneThatWaits(unlessOf others: [DescribedValues]) -> Bool {
    var waiting = paths.filter { Files.exists($0) }
    for other in others where !waiting.isEmpty { waiting.subtract(other.paths) }
    return !waiting.isEmpty
  }

  private func decodedPaths() -> Set<String> {
    Set(RunHistory(results).lines(of: run).compactMap { $0.pending?.path })
  }

  private func namedPaths() -> Set<String> {
    let scope = PathScope(results)
    let names = PendingNames(of: run, in: results).names
    return Set(names.compactMap { try? scope.path($0, for: "pending").path })
  }
}
