import DarkroomSnapshotStore

/// The disk space of the references.
struct StoreSizes: Encodable {
  struct Reference: Encodable, Equatable {
    var path: String
    var bytes: Int
  }

  /// The ten largest references, starting with the largest.
  let largest: [Reference]
  let references: Int
  let bytes: Int
  /// The size of `.snapshot-results`, with pending snapshots and the files for `undo`.
  let results: Int

  init(_ package: PackageSnapshots) {
    let all = package.references.paths.map { path in
      Reference(
        path: FilePath.relative(path, to: package.root) ?? path, bytes: Files.size(path) ?? 0)
    }
    largest = Array(all.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(10))
    references = all.count
    bytes = all.reduce(0) { $0 + $1.bytes }
    results = Files.below(package.results.path).reduce(0) { $0 + (Files.size($1) ?? 0) }
  }

  var lines: [String] {
    let width = largest.map { Self.words($0.bytes).count }.max() ?? 0
    return largest.map { reference in
      let size = Self.words(reference.bytes)
      return String(repeating: " ", count: width - size.count) + "\(size)  \(reference.path)"
    } + [
      "\(Console.plural(references, "reference")): \(Self.words(bytes)).",
      "Results, including pending snapshots: \(Self.words(results)).",
    ]
  }

  /// The size in words: `1.2 MB`, `34.5 kB`, `678 bytes`.
  static func words(_ bytes: Int) -> String {
    func tenths(_ unit: Int) -> String {
      "\((bytes * 10 + unit / 2) / unit / 10).\((bytes * 10 + unit / 2) / unit % 10)"
    }
    if bytes >= 1_000_000 { return "\(tenths(1_000_000)) MB" }
    return bytes >= 1000 ? "\(tenths(1000)) kB" : "\(bytes) bytes"
  }
}
