import DarkroomPNG
import DarkroomRaster

/// New snapshots that show what a reference shows which nobody asks for any more: a test, or a name, was renamed.
package struct RenamedSnapshots: Sendable {
  /// The lines of the new snapshots, which name the old references.
  package private(set) var lines: [ResultLine] = []

  /// - Parameter paths: of references that nobody asks for.
  package init(_ summary: RunSummary, unused paths: [String]) {
    var orphans = paths.compactMap { path in
      SnapshotContent(at: path).map { (path: path, content: $0) }
    }
    for line in summary.lines where line.state == .added && line.edit == nil {
      guard let pending = line.pending, let content = SnapshotContent(at: pending.path) else {
        continue
      }
      let folder = FilePath.directory(line.reference.path)
      let same = orphans.indices.filter { orphans[$0].content == content }
      let near = same.first { FilePath.directory(orphans[$0].path) == folder }
      guard let index = near ?? same.first else { continue }
      var line = line
      line.renamedFrom = ContainedPath(own: orphans.remove(at: index).path)
      lines.append(line)
    }
  }
}

/// What tells whether two files show the very same.
struct SnapshotContent: Equatable {
  private enum Content: Equatable {
    case pixels(PixelDigest)
    case bytes([UInt8])
  }

  private let content: Content

  init(_ bytes: [UInt8]) {
    if case .valid(let stamp) = PNGStamp.read(from: bytes) {
      content = .pixels(stamp.pixels)
    } else {
      content = .bytes(bytes)
    }
  }

  /// Nil where there is no file, or an empty one: nothing is like anything else then.
  init?(at path: String) {
    guard let bytes = try? Files.read(path), !bytes.isEmpty else { return nil }
    self.init(bytes)
  }
}

extension RunSummary {
  /// With the names that snapshots had before.
  package func noting(_ renamed: RenamedSnapshots) -> RunSummary {
    RunSummary(lines + renamed.lines)
  }
}
