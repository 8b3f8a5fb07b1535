import DarkroomSnapshotStore
import FoundationEssentials

/// What lies in a folder, hidden names left out.
struct FolderContents {
  /// Sorted.
  let paths: [String]

  /// A folder that can't be read is empty.
  init(_ folder: String) {
    paths = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted().map { FilePath.joined(folder, $0) }
  }
}
