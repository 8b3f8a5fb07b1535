import FoundationEssentials

/// Which changes of a run commands have accepted: a snapshot of several changes waits for all of them.
///
/// `changes.json` beside the lines of the run, which goes with them.
package struct AcceptedChanges {
  private static let fileName = "changes.json"

  private struct Document: Codable {
    var version = 1
    var accepted: [Int]
  }

  private let path: String
  package private(set) var numbers: Set<Int>

  package init(ofRun run: String, in results: ResultsDirectory) {
    path = FilePath.joined(FilePath.joined(results.events, run), Self.fileName)
    let bytes = (try? Files.read(path)) ?? []
    let document = try? JSONDecoder().decode(Document.self, from: Data(bytes))
    numbers = Set(document?.accepted ?? [])
  }

  package mutating func insert(_ number: Int) throws(StoreError) {
    numbers.insert(number)
    guard let data = try? JSONEncoder().encode(Document(accepted: numbers.sorted())) else { return }
    try Files.write([UInt8](data), to: path, durably: false)
  }

  /// Forgets accepted changes of all runs, because undo made them pending again.
  static func forget(in results: ResultsDirectory) {
    for run in RunHistory(results).runs {
      Files.remove(FilePath.joined(FilePath.joined(results.events, run), fileName))
    }
  }
}
