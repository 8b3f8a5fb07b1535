package import Foundation

/// Inputs that once failed, a folder for each target; a test replays them.
package struct Corpus {
  private let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Those of a target, sorted by name; none where it has no folder.
  package func files(of target: any FuzzTarget.Type) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: target.name), includingPropertiesForKeys: nil)
    return (found ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Named by how it failed and by its content, so that an input is kept once.
  package func add(
    _ input: [UInt8], _ outcome: Outcome, to target: any FuzzTarget.Type
  ) throws -> URL {
    let hash = input.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let name = "\(outcome.word)-\(String(hash, radix: 16))"
    let file = folder.appending(path: target.name).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(input).write(to: file)
    return file
  }
}
