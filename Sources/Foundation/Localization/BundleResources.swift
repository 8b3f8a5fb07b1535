import Foundation

/// Finds files of a bundle: files for all languages first, then those in the folders of localizations.
struct BundleResources {
  private let folder: URL
  private let localizations: BundleLocalizations

  init(_ bundle: Bundle) {
    folder = bundle.resourceURL ?? bundle.bundleURL
    localizations = .of(bundle)
  }

  private init(folder: URL) {
    self.folder = folder
    localizations = .of(folder: folder)
  }

  /// The resources of a bundle; for the main bundle, those of its own folder and then those of each target.
  static func all(of bundle: Bundle) -> [BundleResources] {
    let folders = MainBundle.standing(for: bundle)?.folders ?? []
    return [BundleResources(bundle)] + folders.map(BundleResources.init(folder:))
  }

  var searchOrder: [String] { localizations.searchOrder }

  /// The folder of one localization; empty for nil and for a localization that the bundle lacks.
  func folders(_ localization: String?) -> [String] {
    localization.flatMap(localizations.folder).map { [$0] } ?? []
  }

  /// The first file with the name; with only an extension, the first file of its kind by name.
  func url(_ name: String?, _ type: String?, in subdirectory: String?, folders: [String]) -> URL? {
    let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    let name = name ?? ""
    if name.isEmpty {
      return type.isEmpty ? nil : files(type, in: subdirectory, folders: folders).first
    }
    let file = type.isEmpty ? name : "\(name).\(type)"
    let found = places(folders, subdirectory).lazy.map { $0.appending(path: file) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    return found.map { URL(fileURLWithPath: $0.path) } ?? localization(name, type)
  }

  /// All files with an extension; nil for all files.
  func urls(_ type: String?, in subdirectory: String?, folders: [String]) -> [NSURL] {
    files(type ?? "", in: subdirectory, folders: folders).map {
      NSURL(fileURLWithPath: $0.path)
    }
  }

  private func files(_ type: String, in subdirectory: String?, folders: [String]) -> [URL] {
    places(folders, subdirectory).flatMap { place in
      place.namesInside.filter { type.isEmpty || $0.hasSuffix(".\(type)") }
        .map { place.appending(path: $0) }
    }
  }

  private func places(_ folders: [String], _ subdirectory: String?) -> [URL] {
    ([folder] + folders.map { folder.appending(path: $0) }).map { place in
      subdirectory.flatMap { $0.isEmpty ? nil : place.appending(path: $0) } ?? place
    }
  }

  /// The folder `pt-BR.lproj`, whose name SwiftPM writes in lower case.
  private func localization(_ name: String, _ type: String) -> URL? {
    let isFolder = type == "lproj" || (type.isEmpty && name.hasSuffix(".lproj"))
    let language = name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : name
    guard isFolder, let found = localizations.folder(of: language) else { return nil }
    return folder.appending(path: found, directoryHint: .isDirectory)
  }
}
