import FoundationEssentials

/// Operations on POSIX paths as text, which are much faster than the ones of `URL`.
///
/// A slash is a byte, as for the kernel: a Swift character can contain one, such as "/" with a combining accent.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  package static func joined(_ parent: String, _ child: String) -> String {
    if child.utf8.first == slash || parent.isEmpty { return child }
    return parent.utf8.last == slash ? parent + child : "\(parent)/\(child)"
  }

  /// This is a loop, because the library's generic function is not optimized in clients' builds.
  private static func lastSlash(_ path: String) -> String.Index? {
    let bytes = path.utf8
    var index = bytes.endIndex
    while index > bytes.startIndex {
      index = bytes.index(before: index)
      if bytes[index] == slash { return index }
    }
    return nil
  }

  package static func name(_ path: String) -> String {
    lastSlash(path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The last component without its extension.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: dot), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  package static func directory(_ path: String) -> String {
    guard let slash = lastSlash(path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The extension without its dot; nil if there is none.
  package static func pathExtension(_ path: String) -> String? {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: dot), dot != name.startIndex else { return nil }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The names between the slashes.
  package static func components(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// `path` relative to `root`; nil if it is not inside `root`.
  package static func relative(_ path: String, to root: String) -> String? {
    let prefix = root.utf8.last == slash ? root : root + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
  }

  /// Absolute, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
