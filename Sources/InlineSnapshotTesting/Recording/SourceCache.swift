import DarkroomSnapshotStore
import Foundation
import Synchronization

/// The sources as this process first read them, which is how they were compiled.
final class SourceCache: Sendable {
  static let process = SourceCache()

  private let sources = Mutex<[String: InlineSource?]>([:])

  /// Returns the source at a path, or nil if it cannot be read.
  func source(at path: String) -> InlineSource? {
    sources.withLock { sources in
      if let known = sources[path] { return known }
      let bytes = (try? Files.read(path)) ?? nil
      let source = bytes.flatMap { String(validating: $0, as: UTF8.self) }
        .map { InlineSource(path: path, text: $0) }
      sources[path] = .some(source)
      return source
    }
  }

  /// Stores a source in place of the compiled one.
  func insert(_ source: InlineSource, at path: String) {
    sources.withLock { $0[path] = .some(source) }
  }

  func edit(for snapshot: InlineSnapshot, at path: String) throws(InlineProblem) -> SourceEdit {
    guard let source = source(at: path) else { throw .unreadable(path: path) }
    return try source.edit(for: snapshot)
  }

  func keep(_ digest: String, at path: String, in kept: KeptSources) throws(StoreError) {
    if let source = source(at: path) { try kept.keep(source.bytes) }
  }
}
