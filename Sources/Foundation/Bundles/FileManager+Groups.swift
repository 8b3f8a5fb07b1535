public import Foundation

extension FileManager {
  /// A folder below that of the user's data; it is made when it is asked for.
  ///
  /// Every group has one, as if the app were entitled to it.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      return nil
    }
    let folder = data.appending(
      components: "Group Containers", groupIdentifier, directoryHint: .isDirectory)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
