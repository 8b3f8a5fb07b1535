import Foundation
import Synchronization

/// Reports files in a package's sources that a bundle lacks because the manifest does not declare them.
///
/// Xcode adds such files to an app automatically. SwiftPM omits them, and warns only while it builds.
package enum UndeclaredResources {
  private static let said = Mutex<Set<String>>([])
  private static let files = Mutex<[String: PackageFiles]>([:])

  /// Prints a message to standard error, once per file, if the sources contain a file with the name.
  static func report(_ name: String?, _ type: String?, missingIn bundle: Bundle) {
    // Declaring the file would not help if the main bundle lacks it.
    guard let name, !name.isEmpty, bundle.bundleURL.pathExtension == "resources" else { return }
    let file = type.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    report([(file as NSString).lastPathComponent], in: bundle)
  }

  /// Prints a message to standard error, once per file, if the sources contain a file with one of the names.
  ///
  /// - Parameter names: File names with extensions; an image set or color set has the name of its folder.
  package static func report(_ names: [String], in bundle: Bundle) {
    guard let words = words(for: names, in: bundle.bundlePath),
      said.withLock({ $0.insert(words).inserted })
    else { return }
    FileHandle.standardError.write(Data("warning: \(words)\n".utf8))
  }

  /// The text to add to the manifest, so that a bundle contains the first of the files that the sources have.
  ///
  /// - Returns: Nil if the sources have none of them, or if it is already declared.
  package static func words(for names: [String], in bundle: String) -> String? {
    // Only bundles that SwiftPM builds get their files from the sources.
    let isBuilt = bundle.hasSuffix(".resources") || bundle == Bundle.main.bundlePath
    guard isBuilt, let root = packageRoot(of: bundle) else { return nil }
    let package = files.withLock { files in
      let known = files[root.path] ?? PackageFiles(root: root)
      files[root.path] = known
      return known
    }
    return names.lazy.compactMap { package.declaration(of: $0, besides: bundle) }.first
  }

  /// The folder with `Package.swift` above the build folder, or else above the working directory of the tests.
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
