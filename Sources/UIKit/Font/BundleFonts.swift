import DarkroomFontFiles
package import DarkroomTypesetting

/// Font files among the resources of the app and of its tests.
///
/// What the main bundle's `Info.plist` lists under `UIAppFonts` is known from the start, so that it goes before a
/// stand-in of the same name. SwiftPM takes no `Info.plist` as a resource, so few have one: all other font files of the
/// resources can be named too, where nothing else has the name.
package enum BundleFonts {
  /// Whether the library has a font for `request`, the resources looked through where it has none so far.
  ///
  /// A font whose file is missing counts as known.
  static func isKnown(_ request: FontRequest) -> Bool {
    _ = listed
    if FontLibrary.shared.knows(request) { return true }
    register()
    return FontLibrary.shared.knows(request)
  }

  /// Makes the files known by name; at the first call only.
  static func register() {
    _ = listed
    _ = registered
  }

  private static let listed: Void = registerListed(by: .main, library: .shared)

  /// Makes the files known that a bundle's `UIAppFonts` lists, by their paths among its resources.
  package static func registerListed(by bundle: Bundle, library: FontLibrary) {
    let names = bundle.infoDictionary?["UIAppFonts"] as? [String] ?? []
    guard !names.isEmpty else { return }
    let folders = ResourceFolders.all(for: bundle)
    for name in names {
      let paths = folders.map { $0.appendingPathComponent(name).path }
      if let path = paths.first(where: FileManager.default.fileExists) {
        _ = try? library.register(file: path)
      }
    }
  }

  private static let registered: Void = register(
    in: ResourceFolders.all(for: nil).filter { $0.pathExtension == "resources" },
    library: .shared)

  /// Files that are no fonts are passed over.
  package static func register(in folders: [URL], library: FontLibrary) {
    for folder in folders {
      for path in files(in: folder) { _ = try? library.register(file: path) }
    }
  }

  /// Paths of the font files in a folder and its folders, sorted.
  private static func files(in folder: URL) -> [String] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return all.compactMap { $0 as? URL }.filter { FontSearchPath.isFont($0.path) }
      .map(\.path).sorted()
  }
}
