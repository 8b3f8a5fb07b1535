import Foundation

/// The classes that come from `UIView`, read from UIKit's sources.
struct DeclaredViewClasses {
  struct Declaration {
    var superclass: String
    var isPublic: Bool
    /// The folder below `Sources/UIKit`, and the file in it.
    var file: String
  }

  private(set) var classes: [String: Declaration] = [:]

  init() throws {
    let sources = try Self.sources()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let path = String(file.path.dropFirst(sources.path.count + 1))
      read(try String(contentsOf: file, encoding: .utf8), file: path)
    }
  }

  init(source: String, file: String) { read(source, file: file) }

  /// Names with declarations, in the order of the names.
  var publicViews: [(name: String, file: String)] {
    classes.filter { $0.value.isPublic && isView($0.key) }
      .map { ($0.key, $0.value.file) }.sorted { $0.0 < $1.0 }
  }

  private func isView(_ name: String) -> Bool {
    var current: String? = name
    while let name = current {
      if name == "UIView" { return true }
      current = classes[name]?.superclass
    }
    return false
  }

  private mutating func read(_ source: String, file: String) {
    let declaration =
      #/^[ \t]*((?:@\w+(?:\([^)]*\))?\s+|open |public |package |internal |final )*)class (\w+)(?:<[^>]*>)?\s*:\s*(\w+)/#
      .anchorsMatchLineEndings()
    for match in source.matches(of: declaration) {
      let words = match.1.split(whereSeparator: \.isWhitespace)
      classes[String(match.2)] = Declaration(
        superclass: String(match.3), isPublic: words.contains("open") || words.contains("public"),
        file: file)
    }
  }

  /// The folder of UIKit's sources.
  static func sources() throws -> URL {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path.count > 1 else { throw CocoaError(.fileNoSuchFile) }
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: "Sources/UIKit")
  }
}
