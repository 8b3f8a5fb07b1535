import Foundation

/// What the bundle of an app has, in a process that runs the tests of a package made of an Xcode project.
///
/// There `Bundle.main`, and `Bundle(for:)` of any class, is the build folder: it has no `Info.plist`, and the files of each
/// target lie in a folder `Package_Target.resources` in it. `snapshot-record init --xcode` gives the package a target
/// `MainBundle` whose only file says which target is the app's, and what the app's `Info.plist` says.
package struct MainBundle: Sendable {
  /// Folders of resources, those of the app before all others, which come in order of name.
  package let folders: [URL]
  /// The file that describes the app; nil if the package has none.
  private let file: URL?

  /// Of the process.
  static let current = MainBundle(in: Bundle.main.bundleURL)

  package init(in build: URL) {
    let names = build.namesInside.filter { $0.hasSuffix(".resources") }
    let description = names.first { $0.hasSuffix("_MainBundle.resources") }
    file = description.map { build.appending(path: "\($0)/MainBundle.plist") }
    let module = Self.contents(of: file)["Module"] as? String
    let own = names.filter { name in module.map { name.hasSuffix("_\($0).resources") } ?? false }
    folders = (own + names.filter { !own.contains($0) }).map {
      build.appending(path: $0, directoryHint: .isDirectory)
    }
  }

  /// What the app's `Info.plist` says; empty if the package has none.
  package var information: [String: Any] {
    Self.contents(of: file)["Information"] as? [String: Any] ?? [:]
  }

  /// Nil if a bundle isn't the build folder.
  static func standing(for bundle: Bundle) -> MainBundle? {
    bundle.bundlePath == Bundle.main.bundlePath ? current : nil
  }

  private static func contents(of file: URL?) -> [String: Any] {
    guard let file, let data = FileManager.default.contents(atPath: file.path),
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }
}

extension Bundle {
  // Foundation's own, which its class's table no longer has.

  @_silgen_name("$s10Foundation6BundleC14infoDictionarySDySSypGSgvg")
  final func foundationsInfoDictionary() -> [String: Any]?

  @_silgen_name("$s10Foundation6BundleC16bundleIdentifierSSSgvg")
  final func foundationsIdentifier() -> String?

  @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
  final func foundationsObject(forInfoDictionaryKey key: String) -> Any?
}
