/// A path as a key: its bytes, as the kernel compares them.
///
/// Texts are equal whichever way their accents are written, and two such spellings can be two folders.
struct PathKey: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (one: PathKey, other: PathKey) -> Bool {
    one.path == other.path && (one.isASCII || Array(one.path.utf8) == Array(other.path.utf8))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Asks for two numbers that such a text knows; every other character is shorter in UTF-16.
  private var isASCII: Bool { path.utf8.count == path.utf16.count }
}
