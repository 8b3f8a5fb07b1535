import DarkroomSnapshotStore

/// Whether an installed tool matches the Darkroom version of a package.
enum ToolFit: Equatable {
  case fits
  /// The package has not been resolved yet, or does not use Darkroom.
  case unknown
  /// The commit differs or the folder was edited, but the versions are equal, so the output may be the same.
  case older(words: String)
  /// The version differs, so the tool's output is not what the package's tests expect.
  case differs(words: String)

  private static let remedy =
    "`swift run snapshot-record install` in the package installs the right one"

  /// The match for the running tool, which was installed or belongs to an SDK.
  static func ofRunningTool(in package: String) -> ToolFit {
    guard let note = InstalledTool.note else { return ofSDK(.current, in: package) }
    if let words = wordsOfSDK(for: package) { return .older(words: words) }
    return ToolFit(note, in: package)
  }

  /// The match for an SDK's tool in a package that uses Darkroom's sources: the same version writes the same output.
  static func ofSDK(_ version: ToolVersion, in package: String) -> ToolFit {
    guard DarkroomCopy.isUsed(by: package), let copy = DarkroomCopy.used(by: package) else {
      return .unknown
    }
    guard copy.version != version else { return .fits }
    return .differs(
      words:
        "This snapshot-record belongs to an SDK of Darkroom \(version), and this package depends on the sources "
        + "of \(copy.version): `swift run snapshot-record` in the package runs the right one.")
  }

  /// Recommends the SDK's tool if a tool built from sources is run in a package that does not use Darkroom's sources;
  /// nil if no SDK is installed.
  private static func wordsOfSDK(for package: String) -> String? {
    guard !DarkroomCopy.isUsed(by: package), let newest = InstalledSDKs.process.bundles.last else {
      return nil
    }
    return
      "The installed snapshot-record was built from Darkroom's sources, and this package depends on none: "
      + "`\(newest.tool) install` installs the one that builds it with the SDK."
  }

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
          words:
            "The installed snapshot-record comes from another commit than this package's Darkroom, "
            + "\(revision.prefix(12)): \(Self.remedy).")
    } else if let source = copy.source(newerThan: note.built) {
      self = .older(
        words: "The installed snapshot-record is older than \(source): \(Self.remedy).")
    } else {
      self = .fits
    }
  }
}
