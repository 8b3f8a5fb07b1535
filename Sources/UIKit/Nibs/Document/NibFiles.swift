import DarkroomFoundation
import Foundation

/// Finds storyboards and nibs in bundles.
///
/// A file without a language folder takes precedence over one in the preferred language, and that over the one in
/// `Base.lproj`.
///
/// If a bundle stands for several folders of resources (see `ResourceFolders`), two files with one name are an error,
/// because it is unknown which one to use. The exception is that only one of them contains classes of the module beside
/// which it lies.
@MainActor
enum NibFiles {
  private static var listings: [URL: [String: URL]] = [:]

  /// - Parameter file: with its extension.
  static func url(of file: String, in bundle: Bundle?) throws(NibError) -> URL? {
    let found = ResourceFolders.all(for: bundle).compactMap { place(of: file, in: $0) }
    guard found.count > 1 else { return found.first }
    var own: [URL] = []
    for url in found where try isOwn(url) { own.append(url) }
    guard own.count == 1 else { throw .ambiguousFile(file, paths: found.map(\.path)) }
    return own.first
  }

  /// Whether a file's classes belong to the module with whose resources the file is stored, in
  /// `Package_Module.resources`.
  private static func isOwn(_ url: URL) throws(NibError) -> Bool {
    var folder = url.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let name = folder.deletingPathExtension().lastPathComponent
    let modules = try NibDocument.document(at: url).root.customModules
    return modules.contains { name.hasSuffix("_\($0)") }
  }

  static func hasNib(_ name: String, in bundle: Bundle?) -> Bool {
    ResourceFolders.all(for: bundle).contains { place(of: "\(name).xib", in: $0) != nil }
  }

  private static func place(of file: String, in folder: URL) -> URL? {
    ResourceFolders.places(in: folder).lazy.compactMap { listing(of: $0)[file] }.first
  }

  private static func listing(of folder: URL) -> [String: URL] {
    if let known = listings[folder] { return known }
    var files: [String: URL] = [:]
    for name in FolderListing.names(in: folder) {
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        files[name] = folder.appendingPathComponent(name)
      }
    }
    listings[folder] = files
    return files
  }
}

extension NibElement {
  /// The modules of the classes in the element and below it.
  fileprivate var customModules: Set<String> {
    var modules: Set<String> = []
    var pending = [self]
    while let element = pending.popLast() {
      if let module = element["customModule"] { modules.insert(module) }
      pending += element.children
    }
    return modules
  }
}
