import DarkroomSnapshotStore

/// The files that have several versions in Git's index, such as state `UU` of `git status`.
///
/// A conflict leaves no markers in a file that Git treats as binary.
struct GitConflicts {
  enum Side: String, CaseIterable {
    case ours, theirs

    /// As the index numbers it.
    fileprivate var stage: Substring { self == .ours ? "2" : "3" }
  }

  /// A file, and the blobs of the sides that contain it.
  struct Conflict: Equatable {
    /// Absolute.
    var path: String
    var blobs: [Side: String]
  }

  let folder: String
  /// Ordered by path.
  let all: [Conflict]

  /// There are no conflicts if the folder is not in a Git repository.
  init(in folder: String) async {
    self.folder = folder
    let text = try? await ProgramOutput.text("git", ["ls-files", "--unmerged", "-z"], in: folder)
    var blobs: [String: [Side: String]] = [:]
    for entry in (text ?? "").split(separator: "\0") {
      // An entry consists of the mode, the blob and the side, then a tab and the path.
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let fields = entry[..<tab].split(separator: " ")
      let path = FilePath.joined(folder, String(entry[entry.index(after: tab)...]))
      guard fields.count == 3 else { continue }
      let side = Side.allCases.first { $0.stage == fields[2] }
      if let side { blobs[path, default: [:]][side] = String(fields[1]) }
    }
    all = blobs.map { Conflict(path: $0.key, blobs: $0.value) }.sorted { $0.path < $1.path }
  }

  private init(folder: String, all: [Conflict]) {
    self.folder = folder
    self.all = all
  }

  /// The conflicts of references whose paths match one of `patterns`; all conflicts if there are no patterns.
  func selected(in package: PackageSnapshots, by patterns: [String]) -> GitConflicts {
    let references = Set(package.references.paths)
    let chosen = all.filter { conflict in
      let name = FilePath.relative(conflict.path, to: package.root) ?? conflict.path
      return references.contains(conflict.path)
        && (patterns.isEmpty
          || patterns.contains { name.contains($0) || Glob.matches("*\($0)", name) })
    }
    return GitConflicts(folder: folder, all: chosen)
  }

  var paths: Set<String> { Set(all.map(\.path)) }

  /// The bytes of one side as a checkout has them; content that Git LFS stores elsewhere is fetched.
  func bytes(_ side: Side, of conflict: Conflict) async throws(ToolError) -> [UInt8]? {
    guard let blob = conflict.blobs[side] else { return nil }
    let name = FilePath.relative(conflict.path, to: folder) ?? conflict.path
    let result = try await ChildProgram(
      name: "git", arguments: ["cat-file", "--filters", "--path=./\(name)", blob], folder: folder
    ).result()
    guard result.status == 0 else {
      throw ToolError.programFailed(
        name: "git cat-file",
        words: String(
          decoding: result.errors.split(separator: 0x0A).first?.prefix(200) ?? [], as: UTF8.self))
    }
    return result.output
  }

  /// Makes one side the reference, and resolves the conflict.
  ///
  /// - Parameter command: the name of the command, which `undo` shows.
  func take(
    _ side: Side, of conflict: Conflict, in package: PackageSnapshots, by command: String
  ) async throws {
    guard let bytes = try await bytes(side, of: conflict) else {
      throw ToolError.programFailed(
        name: "git", words: "\(side.rawValue) has no \(conflict.path)")
    }
    if let problem = ReferenceInspection(bytes, path: conflict.path).problem {
      throw StoreError.referenceUnusable(path: conflict.path, problem)
    }
    let place = try ContainedPath(
      conflict.path, in: PathContainment(package.results.referenceRoots), named: "Git's index")
    let change = ReferenceChange(place, bytes: bytes)
    if let problem = try package.writer.apply([change], by: command)[place] { throw problem }
    try await end(conflict)
  }

  /// Tells Git that the conflict in the file is resolved.
  func end(_ conflict: Conflict) async throws(ToolError) {
    _ = try await ProgramOutput.text("git", ["add", "--force", "--", conflict.path], in: folder)
  }
}
