import DarkroomSnapshotStore
import FoundationEssentials

/// What lies in a folder, hidden names left out.
struct FolderContents {
  /// Sorted.
  let paths: [String]

  /// A path as the disk spells it: on a Mac capital letters make no difference.
  ///
  /// - Returns: the path itself if it is there; nil if there is nothing of that name, or more than one thing.
  static func spelled(_ path: String) -> String? {
    if Files.exists(path) { return path }
    guard path != "/", let folder = spelled(FilePath.directory(path)) else { return nil }
    let exact = FilePath.joined(folder, FilePath.name(path))
    if Files.exists(exact) { return exact }
    let name = FilePath.name(path).lowercased()
    let found = FolderContents(folder).paths.filter { FilePath.name($0).lowercased() == name }
    return found.count == 1 ? found[0] : nil
  }

  /// A folder that can't be read is empty.
  init(_ folder: String) {
    paths = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted().map { FilePath.joined(folder, $0) }
  }
}
