import Foundation

/// Finds storyboards and nibs in bundles.
///
/// Where a bundle stands for several folders of resources (see `ResourceFolders`), two files of one name are an error:
/// which of them was meant cannot be told.
@MainActor
enum NibFiles {
  private static var listings: [URL: [String: URL]] = [:]

  /// - Parameter file: with its extension.
  static func url(of file: String, in bundle: Bundle?) throws(NibError) -> URL? {
    let found = ResourceFolders.all(for: bundle).compactMap { listing(of: $0)[file] }
    guard found.count < 2 else { throw .ambiguousFile(file, paths: found.map(\.path)) }
    return found.first
  }

  static func hasNib(_ name: String, in bundle: Bundle?) -> Bool {
    ResourceFolders.all(for: bundle).contains { listing(of: $0)["\(name).xib"] != nil }
  }

  /// The files of a folder and of its `Base.lproj`, which Xcode puts translated ones in.
  private static func listing(of folder: URL) -> [String: URL] {
    if let known = listings[folder] { return known }
    var files: [String: URL] = [:]
    for place in [folder, folder.appendingPathComponent("Base.lproj", isDirectory: true)] {
      for name in FolderListing.names(in: place) where files[name] == nil {
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          files[name] = place.appendingPathComponent(name)
        }
      }
    }
    listings[folder] = files
    return files
  }
}
