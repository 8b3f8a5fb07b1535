import DarkroomSnapshotStore
import Foundation

/// Reads the lines of a run while its processes still append to them.
struct ResultTail {
  private let folder: String
  private let results: ResultsDirectory
  private var read: [String: Int] = [:]

  init(run: String, in results: ResultsDirectory) {
    self.results = results
    folder = FilePath.joined(results.events, run)
  }

  /// What has come since the last call.
  ///
  /// A line without its end is left for the next.
  mutating func next() -> [ResultLine] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let decoder = results.decoder()
    var lines: [ResultLine] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      guard let file = FileHandle(forReadingAtPath: FilePath.joined(folder, name)) else { continue }
      defer { try? file.close() }
      let start = read[name] ?? 0
      guard (try? file.seek(toOffset: UInt64(start))) != nil,
        let data = try? file.readToEnd(), let end = data.lastIndex(of: 0x0A)
      else { continue }
      read[name] = start + (end - data.startIndex) + 1
      for line in data[...end].split(separator: 0x0A) {
        if let line = try? decoder.decode(ResultLine.self, from: Data(line)) { lines.append(line) }
      }
    }
    return lines
  }
}
