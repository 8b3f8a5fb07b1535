import FoundationEssentials

/// The values that the lines of a run describe, whether they still wait or not; read when they are asked for.
///
/// Old lines may be many: of the lines of this machine only the names of such values are decoded.
final class DescribedValues {
  private let run: String
  private let results: ResultsDirectory
  private lazy var paths: Set<String> = results.isElsewhere ? decodedPaths() : namedPaths()

  init(of run: String, in results: ResultsDirectory) {
    self.run = run
    self.results = results
  }

  /// - Parameter others: runs whose values do not count, those first that most likely have them.
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
