import DarkroomSnapshotStore

/// The packages to which a project's targets link, and how a manifest names them.
struct XcodeDependencies {
  /// Expressions such as `.package(url: "https://…/Kit", from: "1.2.0")`, sorted.
  var items: [String] { Set(used.map { $0.expression }).sorted() }
  private(set) var leftOut = LeftOut()
  private var used: [Package] = []

  private struct Package {
    let expression: String
    let identity: String
  }

  private let folder: String
  /// The packages, by the keys of their references.
  private let references: [String: Package]
  /// Folders of packages that no reference names, with their manifests.
  private let folders: [(path: String, manifest: String)]

  /// - Parameter folders: the folders that a workspace names.
  init(_ projects: XcodeProjects, folders: [String]) {
    folder = projects.folder
    var references: [String: Package] = [:]
    var local = folders
    for project in projects.all {
      for object in project.all("XCRemoteSwiftPackageReference") {
        references[project.key(object.id)] = Self.remote(object)
      }
      for object in project.all("XCLocalSwiftPackageReference") {
        let path = FilePath.absolute(
          FilePath.joined(project.folder, object["relativePath"] ?? object["path"] ?? "."))
        // The package cannot depend on itself.
        guard path != projects.folder else { continue }
        references[project.key(object.id)] = Self.local(path, projects.folder)
        local.append(path)
      }
      local += Self.folders(in: project)
    }
    self.references = references
    self.folders = Set(local).subtracting([folder]).sorted().compactMap { path in
      let bytes = (try? Files.read(FilePath.joined(path, "Package.swift"))) ?? nil
      return bytes.map { (path, String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Older projects refer to a local package like to any folder.
  private static func folders(in project: XcodeProject) -> [String] {
    project.all("PBXFileReference").compactMap(project.filePath(of:)).filter {
      FilePath.pathExtension($0) == nil
    }
  }

  private static func local(_ path: String, _ folder: String) -> Package {
    let shown = FilePath.relative(path, to: folder) ?? Self.upward(path, folder)
    return Package(
      expression: ".package(path: \(ManifestLiteral(shown)))", identity: FilePath.name(path))
  }

  // The relative path, such as `../Kit` for a folder beside the project.
  private static func upward(_ path: String, _ folder: String) -> String {
    var (folder, steps) = (folder, "")
    while FilePath.relative(path, to: folder) == nil, folder != "/" {
      folder = FilePath.directory(folder)
      steps += "../"
    }
    return steps + (FilePath.relative(path, to: folder) ?? path)
  }

  private static func remote(_ object: XcodeObject) -> Package? {
    guard let url = object["repositoryURL"] else { return nil }
    let rule = object.table("requirement")
    func version(_ key: String) -> String { Self.version(rule[key]?.text ?? "0") }
    let words: String
    switch rule["kind"]?.text {
    case "upToNextMinorVersion":
      words = ".upToNextMinor(from: \"\(version("minimumVersion"))\")"
    case "exactVersion": words = "exact: \"\(version("version"))\""
    case "versionRange":
      words = "\"\(version("minimumVersion"))\"..<\"\(version("maximumVersion"))\""
    case "branch": words = "branch: \(ManifestLiteral(rule["branch"]?.text ?? "main"))"
    case "revision": words = "revision: \(ManifestLiteral(rule["revision"]?.text ?? ""))"
    default: words = "from: \"\(version("minimumVersion"))\""
    }
    return Package(
      expression: ".package(url: \(ManifestLiteral(url)), \(words))",
      identity: DarkroomDependency.identity(of: url))
  }

  /// Completes a version: Xcode writes `1.0` where a manifest needs `1.0.0`.
  private static func version(_ text: String) -> String {
    let count = text.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").count
    guard count < 3, !text.contains("-"), !text.contains("+") else { return text }
    return text + String(repeating: ".0", count: 3 - count)
  }

  /// The expressions of the products to which a target links; products that cannot be found are left out.
  mutating func products(of target: XcodeTarget) -> [String] {
    target.products.sorted { $0.name < $1.name }.compactMap { product in
      guard let package = package(of: product) else {
        leftOut.add(.unknownProduct, product.name)
        return nil
      }
      used.append(package)
      return
        ".product(name: \(ManifestLiteral(product.name)), package: \(ManifestLiteral(package.identity)))"
    }
  }

  /// The package of a product; a project names none for a product of a folder in itself or its workspace.
  private func package(of product: XcodeTarget.Product) -> Package? {
    if let reference = product.package { return references[reference] }
    let name = "\"\(product.name)\""
    return folders.first { $0.manifest.contains(name) }.map { Self.local($0.path, folder) }
  }
}

/// A text as a Swift string literal.
struct ManifestLiteral: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let escaped = text.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    description = "\"\(escaped.joined())\""
  }
}
