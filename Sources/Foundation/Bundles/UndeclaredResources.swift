import Foundation
import Synchronization

/// Says which file of a package's sources a bundle lacks because the manifest does not declare it.
///
/// Xcode adds such files to an app by itself; SwiftPM leaves them out, and warns only while it builds.
package enum UndeclaredResources {
  private static let said = Mutex<Set<String>>([])
  private static let files = Mutex<[String: PackageFiles]>([:])

  /// Writes to standard error, once for each file, where the sources have a file of the name.
  static func report(_ name: String?, _ type: String?, missingIn bundle: Bundle) {
    // A file that the main bundle lacks would be in no better place if it were declared.
    guard let name, !name.isEmpty, bundle.bundleURL.pathExtension == "resources" else { return }
    let file = type.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    report([(file as NSString).lastPathComponent], in: bundle)
  }

  /// Writes to standard error, once for each file, where the sources have a file of one of the names.
  ///
  /// - Parameter names: file names with extensions; an image set or a color set has the name of its folder.
  package static func report(_ names: [String], in bundle: Bundle) {
    guard let words = words(for: names, in: bundle.bundlePath),
      said.withLock({ $0.insert(words).inserted })
    else { return }
    FileHandle.standardError.write(Data("warning: \(words)\n".utf8))
  }

  /// What to add to the manifest so that a bundle has the first of the files that the package's sources have.
  ///
  /// - Returns: nil where they have none, or where it is declared already.
  package static func words(for names: [String], in bundle: String) -> String? {
    // Only bundles that SwiftPM makes get their files from the sources.
    let isBuilt = bundle.hasSuffix(".resources") || bundle == Bundle.main.bundlePath
    guard isBuilt, let root = packageRoot(of: bundle) else { return nil }
    let package = files.withLock { files in
      let known = files[root.path] ?? PackageFiles(root: root)
      files[root.path] = known
      return known
    }
    return names.lazy.compactMap { package.declaration(of: $0, besides: bundle) }.first
  }

  /// The folder of `Package.swift` above the build folder, or else above the folder that the tests run in.
  private static func packageRoot(of bundle: String) -> URL? {
    let places = [bundle, FileManager.default.currentDirectoryPath]
    return places.lazy.compactMap { place in
      var folder = URL(fileURLWithPath: place)
      while folder.path != "/" {
        if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
          return folder
        }
        folder.deleteLastPathComponent()
      }
      return nil
    }.first
  }
}
