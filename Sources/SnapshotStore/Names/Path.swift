import Foundation

/// Operations on POSIX paths as text; `URL` costs microseconds where these cost none.
package enum Path {
  package static func joined(_ parent: String, _ child: String) -> String {
    if child.hasPrefix("/") || parent.isEmpty { return child }
    return parent.hasSuffix("/") ? parent + child : "\(parent)/\(child)"
  }

  package static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The last component without its extension.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  package static func directory(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The extension without its dot, or nil.
  package static func pathExtension(_ path: String) -> String? {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// `path` seen from `root`, or nil when it lies elsewhere.
  package static func relative(_ path: String, to root: String) -> String? {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Absolute, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
