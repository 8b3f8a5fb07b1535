import FoundationEssentials
import Glibc

/// The folders in which paths from files are allowed.
package final class PathContainment: Sendable {
  private struct Root {
    var path: String
    /// With all symbolic links followed.
    var real: String
  }

  private let roots: [Root]
  private let holdsReferences: Bool

  /// - Parameters:
  ///   - roots: absolute paths; relative paths start at the first one.
  ///   - holdsReferences: whether hidden files and folders below a root, manifests and settings are rejected.
  package init(_ roots: [String], holdsReferences: Bool = false) {
    self.roots = roots.map {
      Root(path: FilePath.absolute($0), real: Self.real(FilePath.absolute($0)))
    }
    self.holdsReferences = holdsReferences
  }

  func path(_ text: String, named source: String) throws(ContainedPathError) -> ContainedPath {
    func failure(_ reason: ContainedPathError.Reason) -> ContainedPathError {
      ContainedPathError(source: source, text: text, reason: reason)
    }
    guard let first = roots.first, !text.isEmpty, !text.utf8.contains(0) else {
      throw failure(.noPath)
    }
    let path = Self.withoutDots(FilePath.joined(first.path, text))
    let real = self.real(path)
    var reason: ContainedPathError.Reason?
    for root in roots {
      guard let relative = FilePath.relative(real, to: root.real) else { continue }
      if let problem = problem(of: relative) {
        reason = problem
      } else {
        return ContainedPath(
          checked: path, relative: FilePath.relative(path, to: root.path) ?? relative)
      }
    }
    if let reason { throw failure(reason) }
    let isLinked = roots.contains { FilePath.relative(path, to: $0.path) != nil }
    throw failure(isLinked ? .link(to: real) : .leaves(root: first.path))
  }

  private func problem(of relative: String) -> ContainedPathError.Reason? {
    guard holdsReferences else { return nil }
    let hidden = FilePath.components(relative).first { $0.utf8.first == UInt8(ascii: ".") }
    if let hidden { return .hidden(component: hidden) }
    let name = FilePath.name(relative)
    let isManifest = name == "Package.swift" || name.hasPrefix("Package@swift-")
    return isManifest ? .manifest : nil
  }

  /// Works only on the text, so that the kernel never sees a `..`.
  private static func withoutDots(_ path: String) -> String {
    var parts: [String] = []
    for part in FilePath.components(path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  // MARK: Symbolic links

  private func real(_ path: String) -> String {
    let place = FilePath.joined(Self.real(FilePath.directory(path)), FilePath.name(path))
    return Files.isLink(place) ? Self.real(place) : place
  }

  /// The path with its symbolic links resolved.
  static func followed(_ path: String) -> String { real(withoutDots(path)) }

  /// Components that do not exist keep their names below the deepest existing folder.
  private static func real(_ path: String) -> String {
    var rest: [String] = []
    var existing = path
    while true {
      if let resolved = unsafe realpath(existing, nil) {
        defer { unsafe free(resolved) }
        return rest.reversed().reduce(unsafe String(cString: resolved), FilePath.joined)
      }
      // Writing follows a link whose target does not exist, so such a link counts as leaving the roots.
      if Files.isLink(existing) {
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: existing)) ?? ""
      }
      guard existing != "/" else { return path }
      rest.append(FilePath.name(existing))
      existing = FilePath.directory(existing)
    }
  }
}
