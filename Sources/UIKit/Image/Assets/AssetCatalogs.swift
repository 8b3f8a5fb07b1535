import Synchronization

/// The sets in a bundle's `.xcassets` folders, by name.
enum AssetCatalogs {
  private static let known = Mutex<[URL: [String: URL]]>([:])

  /// - Parameter kind: `imageset`, `symbolset`, `colorset` or `dataset`.
  static func set(named name: String, kind: String, in bundle: Bundle?) -> URL? {
    for folder in ResourceFolders.all(for: bundle) {
      if let found = sets(in: folder)["\(name).\(kind)"] { return found }
    }
    return nil
  }

  private static func sets(in folder: URL) -> [String: URL] {
    known.withLock { known in
      if let sets = known[folder] { return sets }
      var sets: [String: URL] = [:]
      for name in FolderListing.names(in: folder) where name.hasSuffix(".xcassets") {
        collect(folder.appendingPathComponent(name, isDirectory: true), prefix: "", into: &sets)
      }
      known[folder] = sets
      return sets
    }
  }

  private static func isLink(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true
  }

  /// Searches groups as well; a group that provides a namespace adds its name as a prefix.
  ///
  /// Links are not followed, because they may form cycles, and two of them could lead to an endless number of folders.
  private static func collect(_ folder: URL, prefix: String, into sets: inout [String: URL]) {
    for name in FolderListing.names(in: folder) {
      let child = folder.appendingPathComponent(name, isDirectory: true)
      if [".imageset", ".symbolset", ".colorset", ".dataset"].contains(where: name.hasSuffix) {
        if sets[prefix + name] == nil { sets[prefix + name] = child }
      } else if !name.contains("."), !isLink(child) {
        let isNamespace = AssetContents.read(in: child)?.properties?.providesNamespace == true
        collect(child, prefix: isNamespace ? prefix + name + "/" : prefix, into: &sets)
      }
    }
  }
}
