import DarkroomSnapshotStore
import FoundationEssentials

/// Reads the lines of a run while its processes still append to them.
struct ResultTail {
  private let folder: String
  private let results: ResultsDirectory
  private var read: [String: Int] = [:]

  init(run: String, in results: ResultsDirectory) {
    self.results = results
    folder = FilePath.joined(results.events, run)
  }

  /// The lines that have arrived since the last call.
  ///
  /// An incomplete line stays for the next call.
  mutating func next() -> [ResultLine] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let decoder = results.decoder()
    var lines: [ResultLine] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      let start = read[name] ?? 0
      guard let bytes = try? Files.read(FilePath.joined(folder, name), from: start),
        let end = bytes.lastIndex(of: 0x0A)
      else { continue }
      read[name] = start + end + 1
      for line in bytes[...end].split(separator: 0x0A) {
        if let line = try? decoder.decode(ResultLine.self, from: Data(line)) { lines.append(line) }
      }
    }
    return lines
  }
}
