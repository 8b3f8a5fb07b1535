import DarkroomPNG

/// The files that runs of a package created, according to their results, as evidence that a file is a reference.
struct ProducedReferences {
  private struct Kind: Hashable {
    var folder: String
    var pathExtension: String?
  }

  private let paths: Set<String>
  private let kinds: Set<Kind>
  /// The test names in file names, by folder.
  private let tests: [String: Set<Substring>]
  private let place: ReferencePlace
  private let modules: Set<String>

  /// - Parameters:
  ///   - lines: the lines of all runs that are still known.
  ///   - tests: the names of the package's tests, as `Module.Suite/test`.
  init(_ lines: [ResultLine], tests: [String], _ place: ReferencePlace) {
    let paths = Set(lines.map(\.reference.path))
    self.paths = paths
    kinds = Set(
      paths.map { Kind(folder: FilePath.directory($0), pathExtension: FilePath.pathExtension($0)) })
    self.tests = Dictionary(grouping: paths, by: FilePath.directory).mapValues { paths in
      Set(paths.map { Self.test(in: FilePath.name($0)) })
    }
    self.place = place
    modules = Set(tests.map { String($0.prefix { $0 != "." }) })
  }

  private static func test(in name: String) -> Substring {
    let end = name.firstIndex(of: ".") ?? name.endIndex
    return Substring(String(name[..<end]))
  }

  /// The reason why a file is not certain to be a reference; nil for one that a run created.
  ///
  /// A run created the file if a known run names it. Otherwise the file must be in a test file's folder and have a
  /// snapshot's name. In addition, it must carry our stamp, or have the extension of another snapshot in its folder and
  /// the name of a test: one that took snapshots there, one that begins with `test`, or one whose snapshot has a
  /// number.
  func reasonToKeep(_ path: String, _ bytes: [UInt8]?) -> String? {
    if paths.contains(path) { return nil }
    let name = FilePath.name(path)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard SnapshotName.isFileName(name) else { return "its name isn't that of a snapshot" }
    let folder = FilePath.directory(path)
    let isPicture = FilePath.pathExtension(path)?.lowercased() == "png"
    if isPicture, let bytes, PNGStamp.isPresent(in: bytes) {
      return place.holds(folder, modules) ? nil : "it isn't in the folder of a test file"
    }
    guard kinds.contains(Kind(folder: folder, pathExtension: FilePath.pathExtension(path))) else {
      return "no known run made a file of its kind in its folder"
    }
    let identifiers = parts.dropFirst().dropLast(parts.count > 2 ? 1 : 0)
    let isNamed =
      tests[folder]?.contains(parts[0]) == true || parts[0].hasPrefix("test")
      || identifiers.last?.allSatisfy(\.isNumber) == true
    return isNamed ? nil : "its name isn't that of a snapshot"
  }
}

extension PNGStamp {
  /// Whether this library wrote a picture, even if another program has changed it since.
  fileprivate static func isPresent(in bytes: [UInt8]) -> Bool {
    if case .absent = read(from: bytes) { return false }
    return true
  }
}
