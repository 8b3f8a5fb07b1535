import DarkroomSnapshotStore
import FoundationEssentials

/// The contents of a folder without hidden files.
struct FolderContents {
  /// Sorted.
  let paths: [String]

  /// The spelling of a path on disk; on a Mac, capitalization makes no difference.
  ///
  /// - Returns: the path itself if it exists; nil if no item or several items have that name.
  static func spelled(_ path: String) -> String? {
    if Files.exists(path) { return path }
    guard path != "/", let folder = spelled(FilePath.directory(path)) else { return nil }
    let exact = FilePath.joined(folder, FilePath.name(path))
    if Files.exists(exact) { return exact }
    let name = FilePath.name(path).lowercased()
    let found = FolderContents(folder).paths.filter { FilePath.name($0).lowercased() == name }
    return found.count == 1 ? found[0] : nil
  }

  /// A folder that cannot be read counts as empty.
  init(_ folder: String) {
    paths = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted().map { FilePath.joined(folder, $0) }
  }
}
