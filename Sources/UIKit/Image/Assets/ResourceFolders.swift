import DarkroomFoundation
import Synchronization

/// The folders that contain the files of a bundle.
///
/// On Linux the main bundle of a test is the build folder, where the resources of each target are in a folder
/// `Package_Target.resources`. So the main bundle, and any other bundle that is the build folder, stands for all of
/// these folders, in order of name.
enum ResourceFolders {
  private static let known = Mutex<[String: [URL]]>([:])

  static func all(for bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    return known.withLock { known in
      if let folders = known[bundle.bundlePath] { return folders }
      let folders = find(bundle)
      known[bundle.bundlePath] = folders
      return folders
    }
  }

  /// A folder of resources and its folders of localizations, in search order.
  static func places(in folder: URL) -> [URL] {
    [folder]
      + BundleLocalizations.of(folder: folder).searchOrder.map {
        folder.appendingPathComponent($0, isDirectory: true)
      }
  }

  private static func find(_ bundle: Bundle) -> [URL] {
    var folders = [bundle.resourceURL ?? bundle.bundleURL]
    guard bundle.bundleURL.pathExtension != "resources" else { return folders }
    var parents = [bundle.bundleURL]
    if bundle.bundleURL.path != bundle.bundleURL.deletingLastPathComponent().path,
      !bundle.bundleURL.pathExtension.isEmpty
    {
      parents.append(bundle.bundleURL.deletingLastPathComponent())
    }
    if let executable = bundle.executableURL {
      parents.append(executable.deletingLastPathComponent())
    }
    for parent in parents { folders += resourceBundles(in: parent) }
    var seen = Set<String>()
    return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private static func resourceBundles(in folder: URL) -> [URL] {
    FolderListing.names(in: folder).filter { $0.hasSuffix(".resources") }
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}

/// The sorted names in a folder; empty if it cannot be read.
enum FolderListing {
  static func names(in folder: URL) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      return []
    }
  }
}
