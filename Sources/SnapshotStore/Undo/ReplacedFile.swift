import DarkroomRaster

/// A reference that a command replaced, made or deleted.
struct ReplacedFile: Codable, Equatable, Sendable {
  var reference: ContainedPath
  /// Where the new value waited.
  var pending: ContainedPath?
  /// The digest of the old file; nil if there was none.
  var before: String?
  /// The digest of the new file; nil if it was deleted.
  var after: String?
  /// The old file's bytes, in the command's file of that name.
  var bytes: String?
  /// Where they begin, and how many they are.
  var offset = 0
  var count = 0
  /// When a deleted file was last written, in seconds since 1970; nil for other files.
  ///
  /// It has this time again when it is back: a file that is newer than the run isn't unreferenced to `prune`.
  var modified: Double?
  /// Which decision of the command replaced it; nil in the first one.
  var step: Int?

  static func digest(_ bytes: [UInt8]?) -> String? { bytes.map { ContentHash($0).hex } }
}

/// A value that waited and was rejected, or the picture of its difference.
struct DroppedFile: Codable, Equatable, Sendable {
  var pending: ContainedPath
  var digest: String
  /// Its bytes, in the command's file of that name.
  var bytes: String
  /// Where they begin, and how many they are.
  var offset: Int
  var count: Int
  /// Whether it is the value itself.
  var isValue: Bool
  var step: Int?
}

/// What one command replaced: `command.json` beside the bytes.
struct ReplacedFiles: Codable, Equatable, Sendable {
  var version = 1
  /// As the command line has it.
  var command: String
  /// Seconds since 1970.
  var time: Double
  var files: [ReplacedFile] = []
  var dropped: [DroppedFile]?
  /// The old files were too large to be kept.
  var isTooLarge = false

  static let fileName = "command.json"

  var isEmpty: Bool { files.isEmpty && dropped?.isEmpty != false }

  /// Parts it: what the decision `step` has replaced, and the rest.
  func parted(at step: Int) -> (step: ReplacedFiles, rest: ReplacedFiles) {
    var (part, rest) = (self, self)
    part.files = files.filter { ($0.step ?? 0) == step }
    part.dropped = dropped?.filter { ($0.step ?? 0) == step }
    rest.files = files.filter { ($0.step ?? 0) != step }
    rest.dropped = dropped?.filter { ($0.step ?? 0) != step }
    return (part, rest)
  }

  /// Each reference once: what it was before the command, and what it was after.
  var ends: [ReplacedFile] {
    var ends: [ContainedPath: ReplacedFile] = [:]
    for file in files {
      guard var known = ends[file.reference] else {
        ends[file.reference] = file
        continue
      }
      known.after = file.after
      known.pending = file.pending
      ends[file.reference] = known
    }
    return ends.values.sorted { $0.reference.path < $1.reference.path }
  }
}
