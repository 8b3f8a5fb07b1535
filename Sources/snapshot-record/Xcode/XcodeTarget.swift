import DarkroomSnapshotStore

/// A target of a project that becomes one of the package.
struct XcodeTarget {
  enum Kind {
    case app
    case library
    case tests
  }

  /// A product of a package that the target links.
  struct Product: Hashable {
    let name: String
    /// The number of the package's reference; nil if the project names none, as older ones do for local packages.
    let package: String?
  }

  let object: XcodeObject
  let kind: Kind
  let settings: BuildSettings
  /// Absolute paths.
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// The numbers of targets that it depends on.
  private(set) var dependencies: Set<String> = []
  private(set) var products: Set<Product> = []
  private(set) var leftOut = LeftOut()
  /// Modules whose names its sources have without importing them, because it compiled files of theirs itself.
  private(set) var implicitImports: Set<String> = []

  var name: String { object["name"] ?? "" }

  /// What sources import.
  var module: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? ""
    return name.isEmpty ? BuildSettings.moduleName(self.name) : BuildSettings.moduleName(name)
  }

  init(_ object: XcodeObject, _ kind: Kind, _ settings: BuildSettings, of project: XcodeProject) {
    self.object = object
    self.kind = kind
    self.settings = settings
    readPhases(of: project)
    readFolders(of: project)
    readDependencies(of: project)
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      leftOut.add(.bridgingHeader, header)
    }
  }

  // MARK: Build phases

  private mutating func readPhases(of project: XcodeProject) {
    for phase in project.objects(object.texts("buildPhases")) {
      switch phase.isa {
      case "PBXShellScriptBuildPhase":
        leftOut.add(.runScript, "\(phase["name"] ?? "Run Script") of \(name)")
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in files(of: phase, project) { addFile(file, project) }
      case "PBXFrameworksBuildPhase":
        for file in files(of: phase, project) { addFramework(file, project) }
      default: break
      }
    }
  }

  private func files(of phase: XcodeObject, _ project: XcodeProject) -> [XcodeObject] {
    project.objects(phase.texts("files")).filter { file in
      let platforms = file.texts("platformFilters") + [file["platformFilter"]].compactMap(\.self)
      return platforms.isEmpty || platforms.contains("ios")
    }
  }

  private mutating func addFile(_ file: XcodeObject, _ project: XcodeProject) {
    guard let reference = project.object(file["fileRef"]) else { return }
    if reference.isa == "PBXVariantGroup" {
      for child in project.objects(reference.texts("children")) { addReference(child, project) }
    } else {
      addReference(reference, project)
    }
  }

  private mutating func addReference(_ reference: XcodeObject, _ project: XcodeProject) {
    guard let path = project.filePath(of: reference) else { return }
    // A folder in blue is copied as it is.
    let isFolder = reference["lastKnownFileType"] == "folder"
    add(path, isFolder ? .folder : FileKind(path), project)
  }

  private mutating func add(_ path: String, _ kind: FileKind, _ project: XcodeProject) {
    let shown = FilePath.relative(path, to: project.folder) ?? path
    switch kind {
    case .none: return
    case .leftOut(let reason): return leftOut.add(reason, shown)
    case .swift, .resource, .folder: break
    }
    if !Files.exists(path) { return leftOut.add(.missing, shown) }
    if FilePath.relative(path, to: project.folder) == nil { return leftOut.add(.outside, shown) }
    // A library has no entry point, and the process that runs the tests has one.
    if FilePath.name(path) == "main.swift" { return leftOut.add(.entryPoint, shown) }
    if kind == .swift { sources.insert(path) } else { resources.insert(path) }
  }

  private mutating func addFramework(_ file: XcodeObject, _ project: XcodeProject) {
    if let product = project.object(file["productRef"]) { return addProduct(product) }
    guard let reference = project.object(file["fileRef"]) else { return }
    if reference.isa == "PBXReferenceProxy" {
      leftOut.add(.otherProject, reference["path"] ?? "")
    } else if let target = project.all("PBXNativeTarget").first(where: {
      $0["productReference"] == reference.id
    }) {
      dependencies.insert(target.id)
    } else if let path = reference["path"], reference["sourceTree"] != "SDKROOT",
      reference["sourceTree"] != "DEVELOPER_DIR", !path.hasPrefix("System/"),
      !path.hasPrefix("Platforms/"), !path.hasPrefix("usr/")
    {
      let name = FilePath.name(path)
      leftOut.add(
        name.hasPrefix("Pods_") || name.hasPrefix("libPods") ? .pod : .framework, name)
    }
  }

  private mutating func addProduct(_ product: XcodeObject) {
    guard let name = product["productName"] else { return }
    if name.hasPrefix("plugin:") {
      leftOut.add(.plugin, String(name.dropFirst("plugin:".count)))
    } else {
      products.insert(Product(name: name, package: product["package"]))
    }
  }

  // MARK: Folders that Xcode reads itself

  /// What lies in a synchronized folder belongs to its targets; for a set of exceptions of one of these it does not, and
  /// for another target's set it does.
  private mutating func readFolders(of project: XcodeProject) {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for group in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = project.filePath(of: group) else { continue }
      let sets = project.objects(group.texts("exceptions")).filter { $0["target"] == object.id }
      let exceptions = Set(
        sets.flatMap { $0.texts("membershipExceptions") }.map { FilePath.joined(folder, $0) })
      let isOwn = own.contains(group.id)
      let copied = Set(group.texts("explicitFolders").map { FilePath.joined(folder, $0) })
      for path in Self.files(in: folder, copied) {
        let isNamed = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
        guard isOwn != isNamed else { continue }
        add(path, copied.contains(path) ? .folder : FileKind(path), project)
      }
    }
  }

  /// Files, and folders that are one thing.
  private static func files(in folder: String, _ copied: Set<String>) -> [String] {
    FolderContents(folder).paths.flatMap { path in
      !Files.isFolder(path) || FileKind.isOpaque(path) || copied.contains(path)
        ? [path] : files(in: path, copied)
    }
  }

  // MARK: Dependencies

  private mutating func readDependencies(of project: XcodeProject) {
    for product in project.objects(object.texts("packageProductDependencies")) {
      addProduct(product)
    }
    for dependency in project.objects(object.texts("dependencies")) {
      if let target = project.object(dependency["target"]) {
        dependencies.insert(target.id)
      } else if let product = project.object(dependency["productRef"]) {
        addProduct(product)
      }
    }
  }

  /// The name of the product that hosts the tests: `App` of `$(BUILT_PRODUCTS_DIR)/App.app/App`.
  var host: String? {
    guard kind == .tests, let host = settings["TEST_HOST"] ?? settings["BUNDLE_LOADER"] else {
      return nil
    }
    return FilePath.components(host).last { $0.hasSuffix(".app") }.map(FilePath.stem)
  }

  mutating func depend(on target: XcodeTarget) { dependencies.insert(target.object.id) }

  /// - Parameter known: the numbers of the targets that the package has.
  mutating func keepDependencies(_ known: Set<String>) { dependencies.formIntersection(known) }

  /// Takes a file away, because another target has it.
  ///
  /// - Parameter shown: the path as a person is told of it.
  mutating func remove(_ path: String, ownedBy owner: XcodeTarget, as shown: String) {
    leftOut.add(.shared, shown)
    guard sources.remove(path) != nil else {
      resources.remove(path)
      return
    }
    guard owner.kind != .tests else { return }
    depend(on: owner)
    implicitImports.insert(owner.module)
  }
}
