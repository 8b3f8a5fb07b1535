public import Foundation

extension FileManager {
  /// A folder below the user's library, where macOS has those of groups; it is made when it is asked for.
  ///
  /// Every group has one, as if the app were entitled to it.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let library = urls(for: .libraryDirectory, in: .userDomainMask).first else { return nil }
    let folder = library.appending(
      components: "Group Containers", groupIdentifier, directoryHint: .isDirectory)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
