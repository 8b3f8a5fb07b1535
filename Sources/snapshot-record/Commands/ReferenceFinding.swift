import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

/// Something about a reference that somebody should know, and what to do about it.
struct ReferenceFinding: Encodable, Equatable {
  enum Severity: String, Encodable { case error, note }

  var severity: Severity
  /// A word for programs: `damaged`, `lfs-pointer`, `foreign`, `flat` and others.
  var code: String
  var path: String?
  var words: String
  var advice: String?
}

/// Looks at every reference of a package.
struct ReferenceChecks {
  private let root: String
  private(set) var findings: [ReferenceFinding] = []
  private var byPixels: [ContentHash: [String]] = [:]

  /// A reference of more bytes than this makes repositories slow.
  static let byteLimit = 1_000_000

  /// - Parameter unmerged: paths that Git's index has in several versions.
  init(_ package: PackageSnapshots, unmerged: Set<String> = []) {
    root = package.root
    let paths = package.references.paths
    for path in paths {
      guard let bytes = try? Files.read(path) else { continue }
      check(path, bytes)
    }
    findFolders(paths + RunHistory(package.results).lines().map(\.reference.path))
    findUnmerged(paths.filter(unmerged.contains))
    findDuplicates()
    findCollisions(paths)
    findings.sort { ($0.path ?? "", $0.code) < ($1.path ?? "", $1.code) }
  }

  private mutating func note(
    _ code: String, _ path: String, _ words: String, _ advice: String,
    severity: ReferenceFinding.Severity = .note
  ) {
    let name = Path.relative(path, to: root) ?? path
    findings.append(
      ReferenceFinding(
        severity: severity, code: code, path: name, words: "\(name)\(words)", advice: advice))
  }

  private mutating func check(_ path: String, _ bytes: [UInt8]) {
    let inspection = ReferenceInspection(bytes, path: path)
    if let problem = inspection.problem {
      return note(
        problem.code, path, ": \(problem.words)", problem.advice, severity: .error)
    }
    if Path.name(path).utf8.count > SnapshotName.portableByteLimit {
      note(
        "long-name", path, " has a name of more than 200 bytes", "name the snapshot with `named:`")
    }
    if bytes.count > Self.byteLimit {
      note(
        "large", path, " has \(bytes.count / 1000) kB",
        "take a smaller picture, or keep it with Git LFS")
    }
    guard Path.pathExtension(path)?.lowercased() == "png" else { return }
    if inspection.isForeign {
      note(
        "foreign", path, " was recorded by another renderer",
        "`snapshot-record accept --replace-foreign` replaces it")
    }
    checkPicture(path, bytes, isForeign: inspection.isForeign)
  }

  private mutating func checkPicture(_ path: String, _ bytes: [UInt8], isForeign: Bool) {
    guard let decoded = try? PNGDecoder.decode(bytes) else { return }
    let reading = PNGStamp.read(from: bytes)
    if let lie = ReferenceInspection.stampProblem(reading, of: PixelDigest(decoded.pixmap)) {
      return note(lie.code, path, ": \(lie.words)", lie.advice, severity: .error)
    }
    let pixels = decoded.pixmap.pixels
    if pixels.count > 1, let first = pixels.first, pixels.allSatisfy({ $0 == first }) {
      note(
        "flat", path, " shows one colour alone",
        "look at it: the view may have had no content when it was drawn")
    } else if pixels.count > 1 {
      byPixels[ContentHash(pixels: pixels), default: []].append(path)
    }
    let renderer = decoded.metadata["Renderer"] ?? ""
    if !isForeign, renderer.hasPrefix("Darkroom "),
      !renderer.hasPrefix("Darkroom \(rendererVersion),")
    {
      note(
        "old-renderer", path, " was drawn by \(renderer)", "`snapshot-record restamp` refreshes it")
    }
  }

  /// Folders in the place of references.
  ///
  /// - Parameter paths: of references, and of what lies in such a folder.
  private mutating func findFolders(_ paths: [String]) {
    for path in Set(paths + paths.map(Path.directory)).sorted() where Files.isFolder(path) {
      let parts = Path.name(path).split(separator: ".", omittingEmptySubsequences: false)
      guard paths.contains(path) || (parts.count > 2 && !parts.contains("")) else { continue }
      note(
        "folder", path, " is a folder, and a reference should lie there", "move it elsewhere",
        severity: .error)
    }
  }

  /// A conflict leaves no marks in a file that Git takes for binary.
  private mutating func findUnmerged(_ paths: [String]) {
    let known = Set(findings.filter { $0.code == "conflict" }.compactMap(\.path))
    for path in paths where !known.contains(Path.relative(path, to: root) ?? path) {
      note(
        "conflict", path, " is in an unfinished merge, and is one side of it alone",
        "take one side, or accept the new value, and `git add` it", severity: .error)
    }
  }

  /// Equal pictures of different tests are mostly tests that show nothing of what they test.
  private mutating func findDuplicates() {
    for paths in byPixels.values where paths.count > 1 {
      let names = paths.map { Path.relative($0, to: root) ?? $0 }
      note(
        "duplicate", paths[0],
        " has the same pixels as \(names.dropFirst().joined(separator: ", "))",
        "look whether the tests show what they are about")
    }
  }

  /// Names that are one name on file systems that ignore case.
  private mutating func findCollisions(_ paths: [String]) {
    let folded = Dictionary(grouping: paths) {
      $0.precomposedStringWithCanonicalMapping.lowercased()
    }
    for (_, same) in folded.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      note(
        "collision", same[0], " and \(Path.name(same[1])) are one file where case does not count",
        "rename one of the snapshots", severity: .error)
    }
  }
}
