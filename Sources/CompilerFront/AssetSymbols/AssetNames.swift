import FoundationEssentials

/// The names of the colors and images in asset catalogs, each with its namespaces.
struct AssetNames: Equatable {
  /// The sorted names, split into namespaces: `["Signal", "Warning"]` for `Signal/Warning`.
  private(set) var colors: [[String]] = []
  private(set) var images: [[String]] = []
  /// The folders and files whose stamps change when a name is added or removed.
  private(set) var origins: [String] = []

  /// Reads the names.
  ///
  /// - Parameter catalogs: folders whose names end in `.xcassets`.
  init(catalogs: [String]) {
    for catalog in catalogs { read(catalog, []) }
    colors = Self.unique(colors)
    images = Self.unique(images)
  }

  private static func unique(_ names: [[String]]) -> [[String]] {
    Set(names).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func read(_ folder: String, _ namespaces: [String]) {
    origins += [folder, "\(folder)/Contents.json"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let dot = name.lastIndex(of: ".") else {
        if Self.isFolder(path) {
          read(path, namespaces + (Self.isNamespace(path) ? [name] : []))
        }
        continue
      }
      let asset = namespaces + [String(name[..<dot])]
      switch name[dot...] {
      case ".colorset": colors.append(asset)
      case ".imageset", ".symbolset": images.append(asset)
      default: break
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    // Links are skipped, because a link may lead back to a folder that contains it.
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return type as? FileAttributeType == .typeDirectory
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = FrontFiles.bytes("\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return false }
    return contents.properties?.providesNamespace == true
  }
}
