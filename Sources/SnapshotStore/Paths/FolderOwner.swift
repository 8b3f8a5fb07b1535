import Glibc

/// The owner of a folder, as this process sees it.
package struct FolderOwner: Equatable, Sendable {
  /// The numeric user ids of the system.
  package var user: UInt32
  package var process: UInt32
  /// Whether everybody can write into it, as into `/tmp`.
  package var isPublic: Bool

  package init(user: UInt32, process: UInt32, isPublic: Bool) {
    self.user = user
    self.process = process
    self.isPublic = isPublic
  }

  /// The owner of the nearest existing folder at or above `path`.
  init?(of path: String) {
    var folder = path
    var status = stat()
    while unsafe stat(folder, &status) != 0 {
      let parent = FilePath.directory(folder)
      guard parent != folder, parent != "." else { return nil }
      folder = parent
    }
    self.init(
      user: status.st_uid, process: geteuid(), isPublic: status.st_mode & S_IWOTH != 0)
  }

  var isOther: Bool { user != process }

  /// A message for a folder that cannot be written; nil if it belongs to this user.
  package var words: String? {
    guard isOther else { return nil }
    return "it belongs to \(Self.name(user)), and the tests run as \(Self.name(process))"
  }

  /// The name, such as `root (user 0)`, or only the number if the system knows no name.
  private static func name(_ user: UInt32) -> String {
    guard let entry = unsafe getpwuid(user), let name = unsafe entry.pointee.pw_name else {
      return "user \(user)"
    }
    return unsafe "\(String(cString: name)) (user \(user))"
  }
}
