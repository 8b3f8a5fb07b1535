public import Foundation

extension FileManager {
  /// The folder of an app group, inside the folder for the user's data; it is created on demand.
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
