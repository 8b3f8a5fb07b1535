import DarkroomRaster
import FoundationEssentials

/// Sources as tests found them, for as long as inline snapshots of theirs wait.
///
/// One file for each content, in `sources` among the results.
package struct KeptSources {
  private let folder: String

  package init(_ results: ResultsDirectory) {
    folder = FilePath.joined(results.path, "sources")
  }

  private func path(_ digest: String) -> String {
    // Without the extension of a source: the settings may put results where a compiler looks for sources.
    FilePath.joined(folder, "\(SnapshotName.sanitized(digest)).source")
  }

  package func keep(_ bytes: [UInt8]) throws(StoreError) {
    let path = path(ContentHash(bytes).hex)
    if !Files.exists(path) { try Files.write(bytes, to: path, durably: false) }
  }

  /// The source of a digest; nil if nobody has kept it, or where the file holds another one.
  package func bytes(_ digest: String) -> [UInt8]? {
    guard let bytes = try? Files.read(path(digest)), ContentHash(bytes).hex == digest else {
      return nil
    }
    return bytes
  }

  /// The age, in seconds, of sources that another process may have kept for a line that it has yet to write.
  private static let youth = 3600.0

  /// Forgets all sources except young ones and the sources that `lines` need.
  ///
  /// - Parameter lines: asked for where there are others.
  func forget(keeping lines: () -> [ResultLine]) {
    let limit = Date().timeIntervalSince1970 - Self.youth
    let old = Files.below(folder).filter { (Files.modified($0) ?? limit) < limit }
    guard !old.isEmpty else { return }
    let needed = Set(lines().compactMap { $0.edit.map { path($0.digest) } })
    for path in old where !needed.contains(path) { Files.remove(path) }
  }
}
