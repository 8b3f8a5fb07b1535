package import DarkroomTypesetting

/// Font files among the resources of the app and of its tests.
///
/// SwiftPM takes no `Info.plist` as a resource, so nothing can list them under `UIAppFonts`: all of them can be named.
package enum BundleFonts {
  /// Whether the library has a font for `request`, the resources looked through where it has none so far.
  ///
  /// A font whose file is missing counts as known.
  static func isKnown(_ request: FontRequest) -> Bool {
    if FontLibrary.shared.knows(request) { return true }
    register()
    return FontLibrary.shared.knows(request)
  }

  /// Makes the files known by name; at the first call only.
  static func register() { _ = registered }

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
