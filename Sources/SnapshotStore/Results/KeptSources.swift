import DarkroomRaster
import FoundationEssentials

/// The sources as tests found them, kept as long as their inline snapshots are pending.
///
/// There is one file for each content, in `sources` among the results.
package struct KeptSources {
  private let folder: String

  package init(_ results: ResultsDirectory) {
    folder = FilePath.joined(results.path, "sources")
  }

  private func path(_ digest: String) -> String {
    // The file has no source file extension, because the settings may put results where a compiler looks for sources.
    FilePath.joined(folder, "\(SnapshotName.sanitized(digest)).source")
  }

  package func keep(_ bytes: [UInt8]) throws(StoreError) {
    let path = path(ContentHash(bytes).hex)
    if !Files.exists(path) { try Files.write(bytes, to: path, durably: false) }
  }

  /// The source with a digest; nil if it was not kept, or if the file contains a different one.
  package func bytes(_ digest: String) -> [UInt8]? {
    guard let bytes = try? Files.read(path(digest)), ContentHash(bytes).hex == digest else {
      return nil
    }
    return bytes
  }

  /// The age, in seconds, below which another process may have kept a source for a line that it has not written yet.
  private static let youth = 3600.0

  /// Removes all sources except recent ones and the ones that `lines` need.
  ///
  /// - Parameter lines: called only if there are other sources.
  func forget(keeping lines: () -> [ResultLine]) {
    let limit = Date().timeIntervalSince1970 - Self.youth
    let old = Files.below(folder).filter { (Files.modified($0) ?? limit) < limit }
    guard !old.isEmpty else { return }
    let needed = Set(lines().compactMap { $0.edit.map { path($0.digest) } })
    for path in old where !needed.contains(path) { Files.remove(path) }
  }
}
