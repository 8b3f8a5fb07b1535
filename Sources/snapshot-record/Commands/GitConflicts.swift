import DarkroomSnapshotStore

/// What Git's index has in several versions: state `UU` of `git status`, and the like.
enum GitConflicts {
  /// Absolute paths below `folder`; none where Git does not know the folder.
  static func paths(in folder: String) async -> Set<String> {
    let text = try? await ProgramOutput.text("git", ["ls-files", "--unmerged", "-z"], in: folder)
    let entries = (text ?? "").split(separator: "\0")
    return Set(
      entries.compactMap { entry in
        // The mode, the blob and the side, a tab, the path.
        entry.firstIndex(of: "\t").map {
          Path.joined(folder, String(entry[entry.index(after: $0)...]))
        }
      })
  }
}
