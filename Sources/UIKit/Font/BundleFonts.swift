import DarkroomFontFiles
package import DarkroomTypesetting

/// Finds the font files among the resources of the app and of its tests.
///
/// Fonts listed under `UIAppFonts` in the main bundle's `Info.plist` are registered from the start, so they take
/// precedence over a substitute with the same name. SwiftPM does not accept an `Info.plist` as a resource, so few
/// bundles have one. All other font files in the resources can also be used by name, unless another font has that name.
package enum BundleFonts {
  /// Whether the library has a font for `request`; the resources are searched if it does not.
  ///
  /// A font whose file is missing counts as known.
  static func isKnown(_ request: FontRequest) -> Bool {
    _ = listed
    if FontLibrary.shared.knows(request) { return true }
    register()
    return FontLibrary.shared.knows(request)
  }

  /// Registers the files by name; only the first call has an effect.
  static func register() {
    _ = listed
    _ = registered
  }

  private static let listed: Void = registerListed(by: .main, library: .shared)

  /// Registers the files that a bundle lists under `UIAppFonts`, by their paths among its resources.
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

  /// Registers the font files in folders; files that aren't fonts are skipped.
  package static func register(in folders: [URL], library: FontLibrary) {
    for folder in folders {
      for path in files(in: folder) { _ = try? library.register(file: path) }
    }
  }

  /// The paths of the font files in a folder and its subfolders, sorted.
  private static func files(in folder: URL) -> [String] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return all.compactMap { $0 as? URL }.filter { FontSearchPath.isFont($0.path) }
      .map(\.path).sorted()
  }
}
