import Foundation

/// Which folder of a module names types that another one declares.
///
/// Folders are those directly below the module's, in `Lists` and `Nibs` those below them. A type counts if it stands
/// at the margin and more than its file sees it; members are not followed.
struct FolderArrows {
  /// A type where another folder names it.
  struct Use: Hashable {
    let file: String
    let type: String
  }

  private(set) var folders: Set<String> = []
  /// By the folder that names, then by the one that declares.
  private(set) var uses: [String: [String: Set<Use>]] = [:]

  /// - Parameter sources: texts by path below the module's folder.
  init(sources: [String: String]) {
    var homes: [String: String] = [:]
    for (path, text) in sources {
      guard let folder = Self.folder(of: path) else { continue }
      folders.insert(folder)
      for type in Self.types(in: text) { homes[type] = folder }
    }
    for (path, text) in sources {
      guard let folder = Self.folder(of: path) else { continue }
      for word in SourceWords(text).words {
        guard let home = homes[word], home != folder else { continue }
        uses[folder, default: [:]][home, default: []].insert(Use(file: path, type: word))
      }
    }
  }

  static func ofUIKit() throws -> FolderArrows { try of("UIKit") }

  /// - Parameter module: its folder's name.
  static func of(_ module: String) throws -> FolderArrows {
    let top = Repository.root.appending(path: "Sources/\(module)").path + "/"
    let files = try Repository.swiftFiles(in: "Sources/\(module)").map {
      (String($0.path.dropFirst(top.count)), try String(contentsOf: $0, encoding: .utf8))
    }
    return FolderArrows(sources: Dictionary(uniqueKeysWithValues: files))
  }

  /// Uses that go up between wings, other than through a door.
  var upward: [String] {
    uses.flatMap { folder, homes in
      homes.flatMap { home, uses in
        uses.compactMap { use in
          Wing(of: home) > Wing(of: folder) && Wing.doors[use.type] == nil
            ? "\(use.file) names \(use.type) of \(home)" : nil
        }
      }
    }.sorted()
  }

  /// Types that a lower wing names of a higher one.
  var namedFromBelow: Set<String> {
    Set(
      uses.flatMap { folder, homes in
        homes.filter { Wing(of: $0.key) > Wing(of: folder) }.values.flatMap { $0.map(\.type) }
      })
  }

  /// Where a folder's arrows lead, those through doors left out.
  func targets(of folder: String) -> Set<String> {
    Set((uses[folder] ?? [:]).keys.filter { Wing(of: $0) <= Wing(of: folder) })
  }

  /// Nil for what lies at the top or in a catalogue.
  private static func folder(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let first = folders.first, !first.hasSuffix(".docc") else { return nil }
    let depth = Wing(of: String(first)) == .core ? 1 : 2
    return folders.prefix(depth).joined(separator: "/")
  }

  private static func types(in text: String) -> [String] {
    let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    let modifiers: Set<Substring> = [
      "public", "open", "package", "internal", "final", "indirect", "nonisolated",
    ]
    return text.split(separator: "\n").compactMap { line in
      guard let first = line.first, first.isLetter || first == "@" else { return nil }
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains($0) }
      guard let keyword = words.first, keywords.contains(keyword) else { return nil }
      let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.map(String.init)
    }
  }
}
