import DarkroomSnapshotStore

/// Whether an installed tool is the one of a package's Darkroom.
enum ToolFit: Equatable {
  case fits
  /// The package was not resolved yet, or uses no Darkroom.
  case unknown
  /// Another commit or an edited folder, with the same versions: what is written may be the same.
  case older(words: String)
  /// Another version: what it writes is not what the package's tests expect.
  case differs(words: String)

  private static let remedy =
    "`swift run snapshot-record install` in the package installs the one that fits"

  init(_ note: InstalledTool.Note, in package: String) {
    guard let copy = DarkroomCopy.used(by: package) else {
      self = .unknown
      return
    }
    if copy.version != note.version {
      self = .differs(
        words: "The installed snapshot-record is \(note.version), and this package's Darkroom is "
          + "\(copy.version): \(Self.remedy).")
    } else if let revision = copy.revision {
      self =
        revision == note.revision
        ? .fits
        : .older(
          words: "The installed snapshot-record is of another commit than this package's Darkroom, "
            + "\(revision.prefix(12)): \(Self.remedy).")
    } else if let source = copy.source(newerThan: note.built) {
      self = .older(
        words: "The installed snapshot-record is older than \(source): \(Self.remedy).")
    } else {
      self = .fits
    }
  }
}
