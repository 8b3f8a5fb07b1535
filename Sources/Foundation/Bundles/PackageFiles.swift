import Foundation

/// The files below `Sources` and `Tests` of a package that may be resources.
struct PackageFiles: Sendable {
  private struct File: Sendable {
    let target: String
    /// From the package's folder.
    let path: String
    /// The resource to declare in the manifest, relative to the target's folder: the localization folder or catalog
    /// that contains the file.
    let resource: String
  }

  private var files: [String: [File]] = [:]

  init(root: URL) {
    for kind in ["Sources", "Tests"] {
      let folder = root.appending(path: kind)
      for target in Self.folders(in: folder) {
        add(target, at: folder.appending(path: target), path: "\(kind)/\(target)", inside: [])
      }
    }
  }

  /// The folders that can be targets.
  ///
  /// A name with a dot is a file, or a folder that Xcode treats as one.
  private static func folders(in folder: URL) -> [String] {
    folder.namesInside.filter { !$0.contains(".") }
  }

  private mutating func add(
    _ target: String, at folder: URL, path: String, inside parents: [String]
  ) {
    for name in folder.namesInside
    where !name.hasPrefix(".") && !name.hasPrefix("__") {
      let type = (name as NSString).pathExtension
      let parts = parents + [name]
      if type.isEmpty || ["lproj", "xcassets"].contains(type) {
        add(target, at: folder.appending(path: name), path: "\(path)/\(name)", inside: parts)
      }
      guard !type.isEmpty, !["swift", "lproj", "h", "c", "m"].contains(type) else { continue }
      let whole = parts.firstIndex { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcassets") }
      let resource = parts.prefix(whole.map { $0 + 1 } ?? parts.count).joined(separator: "/")
      files[name, default: []].append(
        File(target: target, path: "\(path)/\(name)", resource: resource))
    }
  }

  /// What to declare for a file; nil if there is no such file, or if its target's bundle contains it.
  func declaration(of name: String, besides bundle: String) -> String? {
    guard let file = files[name]?.first else { return nil }
    let resources = (files[name] ?? []).filter { $0.target == file.target }.map(\.resource)
    let bundles = Self.bundles(of: file.target, besides: URL(fileURLWithPath: bundle))
    // A file can be declared by its own path or by that of an enclosing folder.
    let declared = Set(resources.flatMap { $0.split(separator: "/").map(Self.nameInBundle) })
    guard bundles.allSatisfy(declared.isDisjoint) else { return nil }
    let words = Set(resources).sorted().map { ".process(\"\($0)\")" }.joined(separator: ", ")
    return
      "\(file.path) is in no bundle, because the manifest does not declare it; add it to the target "
      + "\(file.target) in Package.swift: resources: [\(words)]"
  }

  /// The names in the bundles of a target, `Package_Target.resources`, beside a bundle or in the build folder.
  private static func bundles(of target: String, besides bundle: URL) -> [Set<String>] {
    let isResources = bundle.pathExtension == "resources"
    let build = isResources ? bundle.deletingLastPathComponent() : bundle
    return build.namesInside.filter { $0.hasSuffix("_\(target).resources") }
      .map { Set(build.appending(path: $0).namesInside.map(nameInBundle)) }
  }

  /// The name in the bundle; SwiftPM writes the names of localizations in lower case.
  private static func nameInBundle(_ name: some StringProtocol) -> String {
    name.hasSuffix(".lproj") ? name.lowercased() : String(name)
  }
}
