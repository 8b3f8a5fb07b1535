import DarkroomRaster

/// A reference that a command replaced, created or deleted.
struct ReplacedFile: Codable, Equatable, Sendable {
  var reference: ContainedPath
  /// Where the new value waited.
  var pending: ContainedPath?
  /// The digest of the old file; nil if there was none.
  var before: String?
  /// The digest of the new file; nil if it was deleted.
  var after: String?
  /// The name of the command's file that contains the old file's bytes.
  var bytes: String?
  /// The offset of the bytes in that file, and their number.
  var offset = 0
  var count = 0
  /// The modification time of a deleted file, in seconds since 1970; nil for other files.
  ///
  /// The file gets this time when it is restored, because `prune` does not treat a file that is newer than the run as
  /// unreferenced.
  var modified: Double?
  /// The decision of the command that replaced it; nil in the first one.
  var step: Int?

  static func digest(_ bytes: [UInt8]?) -> String? { bytes.map { ContentHash($0).hex } }
}

/// A pending value that was rejected, or the picture of its difference.
struct DroppedFile: Codable, Equatable, Sendable {
  var pending: ContainedPath
  var digest: String
  /// The name of the command's file that contains its bytes.
  var bytes: String
  /// The offset of the bytes in that file, and their number.
  var offset: Int
  var count: Int
  /// Whether it is the value itself.
  var isValue: Bool
  var step: Int?
}

/// The files that one command replaced: `command.json` beside the bytes.
struct ReplacedFiles: Codable, Equatable, Sendable {
  var version = 1
  /// The command as typed on the command line.
  var command: String
  /// Seconds since 1970.
  var time: Double
  var files: [ReplacedFile] = []
  var dropped: [DroppedFile]?
  /// Whether the old files were too large to be kept.
  var isTooLarge = false

  static let fileName = "command.json"

  var isEmpty: Bool { files.isEmpty && dropped?.isEmpty != false }

  /// Splits it into the files that the decision `step` has replaced, and the rest.
  func parted(at step: Int) -> (step: ReplacedFiles, rest: ReplacedFiles) {
    var (part, rest) = (self, self)
    part.files = files.filter { ($0.step ?? 0) == step }
    part.dropped = dropped?.filter { ($0.step ?? 0) == step }
    rest.files = files.filter { ($0.step ?? 0) != step }
    rest.dropped = dropped?.filter { ($0.step ?? 0) != step }
    return (part, rest)
  }

  /// Each reference once, with its state before and after the command.
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
