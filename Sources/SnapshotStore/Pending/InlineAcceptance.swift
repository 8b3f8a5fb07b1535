/// Inline snapshots to be accepted, grouped by source file.
///
/// As long as it exists, no other process rewrites these sources.
struct InlineAcceptance {
  private let results: ResultsDirectory
  private var locks: [SourceLock] = []
  private var sources: [(source: ContainedPath, old: [UInt8], new: [UInt8])] = []
  /// The reasons why values cannot be accepted, by the path of the pending value.
  private(set) var problems: [ContainedPath: StoreError] = [:]

  init(_ snapshots: [PendingSnapshot], in results: ResultsDirectory) {
    self.results = results
    var groups: [ContainedPath: [(snapshot: PendingSnapshot, edit: SourceEdit)]] = [:]
    for snapshot in snapshots {
      if let edit = snapshot.line.edit { groups[edit.source, default: []].append((snapshot, edit)) }
    }
    let paths = groups.keys.sorted { $0.path < $1.path }
    // Folders are locked in the same order everywhere, and each only once, so that two programs never wait for each
    // other.
    for folder in Set(paths.map { FilePath.directory($0.path) }).sorted() {
      locks.append(SourceLock(folder: folder))
    }
    for path in paths { add(path, groups[path] ?? []) }
  }

  private mutating func add(
    _ source: ContainedPath, _ edits: [(snapshot: PendingSnapshot, edit: SourceEdit)]
  ) {
    do throws(StoreError) {
      guard let old = try Files.read(source.path) else {
        throw .cannotRead(path: source.path, reason: "it is gone")
      }
      var replacements: [SourceRewrite.Replacement] = []
      var paths: [ContainedPath] = []
      for (snapshot, edit) in edits {
        guard let value = try value(of: snapshot) else { continue }
        replacements.append(SourceRewrite.Replacement(edit, value: value))
        paths.append(snapshot.path)
      }
      let kept = KeptSources(results)
      let rewrite = SourceRewrite(replacements, of: old, bases: kept.bytes)
      for (index, error) in rewrite.refused { problems[paths[index]] = error }
      sources.append((source, old, rewrite.bytes))
    } catch {
      for (snapshot, _) in edits { problems[snapshot.path] = error }
    }
  }

  private mutating func value(of snapshot: PendingSnapshot) throws(StoreError) -> String? {
    let path = snapshot.path.path
    guard let bytes = try Files.read(path), let text = String(validating: bytes, as: UTF8.self)
    else {
      problems[snapshot.path] = .pendingUnusable(path: path, reason: "it is gone or isn't a text")
      return nil
    }
    return text
  }

  /// The changes that are going to be written.
  var changes: [ReferenceChange] {
    sources.filter { $0.old != $0.new }.map { .source($0.source, bytes: $0.new) }
  }
}
