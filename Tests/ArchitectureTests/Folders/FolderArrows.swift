import Foundation

/// Which folder of a module names types that another one declares.
///
/// Folders are those directly below the module's, or below them where the layer looks deeper. A type counts if it stands
/// at the margin and more than its file sees it; members are not followed.
struct FolderArrows<Layer: FolderLayer> {
  private(set) var folders: Set<String> = []
  /// By the folder that names, then by the one that declares.
  private(set) var uses: [String: [String: Set<TypeUse>]] = [:]

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
        uses[folder, default: [:]][home, default: []].insert(TypeUse(file: path, type: word))
      }
    }
  }

  static func ofSources() throws -> FolderArrows {
    let folder = "Sources/\(Layer.module)"
    let top = Repository.root.appending(path: folder).path + "/"
    let files = try Repository.swiftFiles(in: folder).map {
      (String($0.path.dropFirst(top.count)), try String(contentsOf: $0, encoding: .utf8))
    }
    return FolderArrows(sources: Dictionary(uniqueKeysWithValues: files))
  }

  /// Uses that go up between layers, other than through a door.
  var upward: [String] {
    uses.flatMap { folder, homes in
      homes.flatMap { home, uses in
        uses.compactMap { use in
          Layer(of: home) > Layer(of: folder) && Layer.doors[use.type] == nil
            ? "\(use.file) names \(use.type) of \(home)" : nil
        }
      }
    }.sorted()
  }

  /// Types that a lower layer names of a higher one.
  var namedFromBelow: Set<String> {
    Set(
      uses.flatMap { folder, homes in
        homes.filter { Layer(of: $0.key) > Layer(of: folder) }.values.flatMap { $0.map(\.type) }
      })
  }

  /// Where a folder's arrows lead, those through doors left out.
  func targets(of folder: String) -> Set<String> {
    Set((uses[folder] ?? [:]).keys.filter { Layer(of: $0) <= Layer(of: folder) })
  }

  /// Nil for what lies at the top or in a catalogue.
  private static func folder(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let first = folders.first, !first.hasSuffix(".docc") else { return nil }
    return folders.prefix(Layer(of: String(first)).depth).joined(separator: "/")
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
