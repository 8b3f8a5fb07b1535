import FoundationEssentials

/// The distinct values of `pending` in the lines of a run.
///
/// Old lines may have megabytes, and each process looks at the lines of runs with pending values. Therefore the result
/// for a large file is stored together with the number of bytes read, so that a run in progress is read again. It is
/// not stored beside the lines, because runs are ordered by the times of their folders.
struct PendingNames {
  let names: [String]

  init(of run: String, in results: ResultsDirectory) {
    let files = Files.below(FilePath.joined(results.events, run)).filter { $0.hasSuffix(".jsonl") }
    let size = files.reduce(0) { $0 + (Files.size($1) ?? 0) }
    guard size > Self.leastKept else {
      names = Self.found(in: files)
      return
    }
    let index = Self.index(of: run, in: results)
    if let known = Self.kept(at: index, of: size) {
      names = known
      return
    }
    names = Self.found(in: files)
    let text = (["\(size)"] + names).joined(separator: Self.separator)
    try? Files.write(Array(text.utf8), to: index, durably: false)
  }

  static func index(of run: String, in results: ResultsDirectory) -> String {
    FilePath.joined(results.described, run)
  }

  /// The limit in bytes; smaller files are read as quickly as a stored result.
  private static let leastKept = 32_768
  /// No path holds it.
  private static let separator = "\0"

  private static func found(in files: [String]) -> [String] {
    var names: Set<String> = []
    for path in files {
      guard let bytes = try? Files.read(path) else { continue }
      names.formUnion(TextsNamed("pending", in: bytes))
    }
    return names.sorted()
  }

  private static func kept(at path: String, of size: Int) -> [String]? {
    guard let bytes = try? Files.read(path) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: separator)
    return parts.first == "\(size)" ? Array(parts.dropFirst()) : nil
  }
}
