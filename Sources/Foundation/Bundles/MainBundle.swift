import Foundation

/// The contents of an app's bundle, in a process that runs the tests of a package created from an Xcode project.
///
/// There `Bundle.main`, and `Bundle(for:)` of any class, is the build folder. It has no `Info.plist`, and contains the
/// files of each target in a folder `Package_Target.resources`. `snapshot-record init --xcode` adds a target
/// `MainBundle` to the package, with a single file that names the app's target and contains the entries of the app's
/// `Info.plist`.
package struct MainBundle: Sendable {
  /// The folders of resources: those of the app first, then all others by name.
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

  /// The entries of the app's `Info.plist`; empty if the package has none.
  package var information: [String: Any] {
    Self.contents(of: file)["Information"] as? [String: Any] ?? [:]
  }

  /// The main bundle for a bundle that is the build folder; nil for any other bundle.
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
  // Foundation's own method, which is no longer in the class's method table.

  @_silgen_name("$s10Foundation6BundleC14infoDictionarySDySSypGSgvg")
  final func foundationsInfoDictionary() -> [String: Any]?

  @_silgen_name("$s10Foundation6BundleC16bundleIdentifierSSSgvg")
  final func foundationsIdentifier() -> String?

  @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
  final func foundationsObject(forInfoDictionaryKey key: String) -> Any?
}
