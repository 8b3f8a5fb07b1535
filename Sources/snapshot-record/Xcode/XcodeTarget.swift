import DarkroomSnapshotStore

/// A target of a project that becomes a target of the package.
struct XcodeTarget {
  enum Kind {
    case app
    case library
    case tests
  }

  /// A product of a package to which the target links.
  struct Product: Hashable {
    let name: String
    /// The number of the package's reference; nil if the project names none, as older ones do for local packages.
    let package: String?
  }

  let object: XcodeObject
  let project: XcodeProject
  let kind: Kind
  let settings: BuildSettings
  /// Absolute paths.
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// The keys of the targets on which it depends.
  private(set) var dependencies: Set<String> = []
  /// Products of other projects to which it links, and their kind if no project of the package contains them.
  private(set) var linked: [String: LeftOut.Kind] = [:]
  private(set) var products: Set<Product> = []
  private(set) var leftOut = LeftOut()
  private let packageFolder: String
  /// Modules whose names its sources use without importing them, because it compiled files of those modules itself.
  private(set) var implicitImports: Set<String> = []
  /// Whether one of its own headers imports UIKit, so that its sources use UIKit's names without importing them.
  private(set) var seesUIKit = false

  var name: String { object["name"] ?? "" }
  var key: String { project.key(object.id) }

  /// What sources import.
  var module: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? ""
    return name.isEmpty ? BuildSettings.moduleName(self.name) : BuildSettings.moduleName(name)
  }

  /// - Parameter folder: the folder of the package, which must contain all files.
  init(
    _ object: XcodeObject, _ kind: Kind, _ settings: BuildSettings, of project: XcodeProject,
    in folder: String
  ) {
    self.object = object
    self.project = project
    self.kind = kind
    self.settings = settings
    packageFolder = folder
    readPhases()
    readFolders()
    readDependencies()
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      leftOut.add(.bridgingHeader, header)
      readHeader(FilePath.absolute(FilePath.joined(project.folder, header)))
    }
  }

  // MARK: Build phases

  private mutating func readPhases() {
    for phase in project.objects(object.texts("buildPhases")) {
      switch phase.isa {
      case "PBXShellScriptBuildPhase":
        let script = ScriptPhase(phase)
        leftOut.add(script.generatesCode ? .generator : .runScript, "\(script.name) of \(name)")
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in files(of: phase) { addFile(file) }
      case "PBXHeadersBuildPhase":
        for file in files(of: phase) { addHeader(file) }
      case "PBXFrameworksBuildPhase":
        for file in files(of: phase) { addFramework(file) }
      default: break
      }
    }
  }

  /// Swift sees the header of its own framework, and the imports of that header.
  private mutating func addHeader(_ file: XcodeObject) {
    guard let path = project.object(file["fileRef"]).flatMap(project.filePath),
      FilePath.stem(path) == module
    else { return }
    readHeader(path)
  }

  private mutating func readHeader(_ path: String) {
    guard let bytes = try? Files.read(path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    seesUIKit = seesUIKit || text.contains(/(?m)^\s*(#import\s*<UIKit\/|@import\s+UIKit\b)/)
  }

  private func files(of phase: XcodeObject) -> [XcodeObject] {
    project.objects(phase.texts("files")).filter { file in
      Self.isForIOS(file.texts("platformFilters") + [file["platformFilter"]].compactMap(\.self))
    }
  }

  private static func isForIOS(_ platforms: [String]) -> Bool {
    platforms.isEmpty || platforms.contains("ios")
  }

  private mutating func addFile(_ file: XcodeObject) {
    guard let reference = project.object(file["fileRef"]) else { return }
    if reference.isa == "PBXVariantGroup" {
      for child in project.objects(reference.texts("children")) { addReference(child) }
    } else {
      addReference(reference)
    }
  }

  private mutating func addReference(_ reference: XcodeObject) {
    guard let path = project.filePath(of: reference) else { return }
    // A blue folder in Xcode is copied unchanged.
    let isFolder = reference["lastKnownFileType"] == "folder"
    add(FolderContents.spelled(path) ?? path, isFolder ? .folder : FileKind(path))
  }

  private mutating func add(_ path: String, _ kind: FileKind) {
    let shown = FilePath.relative(path, to: packageFolder) ?? path
    switch kind {
    case .none: return
    case .leftOut(let reason): return leftOut.add(reason, shown)
    case .swift, .resource, .folder: break
    }
    if !Files.exists(path) { return leftOut.add(.missing, shown) }
    if FilePath.relative(path, to: packageFolder) == nil { return leftOut.add(.outside, shown) }
    // A library has no entry point, and the process that runs the tests already has one.
    if FilePath.name(path) == "main.swift" { return leftOut.add(.entryPoint, shown) }
    if kind == .swift { sources.insert(path) } else { resources.insert(path) }
  }

  private mutating func addFramework(_ file: XcodeObject) {
    if let product = project.object(file["productRef"]) { return addProduct(product) }
    guard let reference = project.object(file["fileRef"]) else { return }
    if reference.isa == "PBXReferenceProxy" {
      linked[FilePath.name(reference["path"] ?? "")] = .otherProject
    } else if let target = project.all("PBXNativeTarget").first(where: {
      $0["productReference"] == reference.id
    }) {
      dependencies.insert(project.key(target.id))
    } else if let path = reference["path"], reference["sourceTree"] != "SDKROOT",
      reference["sourceTree"] != "DEVELOPER_DIR", !path.hasPrefix("System/"),
      !path.hasPrefix("Platforms/"), !path.hasPrefix("usr/")
    {
      let name = FilePath.name(path)
      linked[name] = name.hasPrefix("Pods_") || name.hasPrefix("libPods") ? .pod : .framework
    }
  }

  /// Adds dependencies on the targets that make the linked products; products that no target makes are left out.
  ///
  /// - Parameter makers: targets by the names of their products, such as `Kit.framework`.
  mutating func resolveLinked(_ makers: [String: XcodeTarget]) {
    for (name, kind) in linked {
      if let maker = makers[name] { depend(on: maker) } else { leftOut.add(kind, name) }
    }
  }

  private mutating func addProduct(_ product: XcodeObject) {
    guard let name = product["productName"] else { return }
    if name.hasPrefix("plugin:") {
      leftOut.add(.plugin, String(name.dropFirst("plugin:".count)))
    } else {
      products.insert(Product(name: name, package: product["package"].map(project.key)))
    }
  }

  // MARK: Folders that Xcode reads itself

  /// The files in a synchronized folder belong to its targets.
  ///
  /// A set of exceptions excludes files from one of these targets, or adds files to another target.
  private mutating func readFolders() {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for group in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = project.filePath(of: group) else { continue }
      let sets = project.objects(group.texts("exceptions")).filter { $0["target"] == object.id }
      let exceptions = Set(
        sets.flatMap { $0.texts("membershipExceptions") }.map { FilePath.joined(folder, $0) })
      let others = Set(
        sets.flatMap { $0.table("platformFiltersByRelativePath") }
          .filter { !Self.isForIOS($0.value.list?.compactMap(\.text) ?? []) }
          .map { FilePath.joined(folder, $0.key) })
      let isOwn = own.contains(group.id)
      let copied = Set(group.texts("explicitFolders").map { FilePath.joined(folder, $0) })
      for path in Self.files(in: folder, copied) {
        let isNamed = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
        guard isOwn != isNamed, !others.contains(path) else { continue }
        add(path, copied.contains(path) ? .folder : FileKind(path))
      }
    }
  }

  /// The files in a folder, and folders that are a single item.
  private static func files(in folder: String, _ copied: Set<String>) -> [String] {
    FolderContents(folder).paths.flatMap { path in
      !Files.isFolder(path) || FileKind.isOpaque(path) || copied.contains(path)
        ? [path] : files(in: path, copied)
    }
  }

  // MARK: Dependencies

  private mutating func readDependencies() {
    for product in project.objects(object.texts("packageProductDependencies")) {
      addProduct(product)
    }
    for dependency in project.objects(object.texts("dependencies")) {
      if let target = project.object(dependency["target"]) {
        dependencies.insert(project.key(target.id))
      } else if let product = project.object(dependency["productRef"]) {
        addProduct(product)
      }
    }
  }

  /// The name of the product that hosts the tests: `App` for `$(BUILT_PRODUCTS_DIR)/App.app/App`.
  var host: String? {
    guard kind == .tests, let host = settings["TEST_HOST"] ?? settings["BUNDLE_LOADER"] else {
      return nil
    }
    return FilePath.components(host).last { $0.hasSuffix(".app") }.map(FilePath.stem)
  }

  mutating func depend(on target: XcodeTarget) { dependencies.insert(target.key) }

  /// - Parameter known: the keys of the package's targets.
  mutating func keepDependencies(_ known: Set<String>) { dependencies.formIntersection(known) }

  /// Whether other targets own all of its files, as with a framework for app extensions that compiles another
  /// framework's files; its module then re-exports their names.
  var isStandIn: Bool { kind == .library && sources.isEmpty && !implicitImports.isEmpty }

  /// Removes a file because another target owns it.
  ///
  /// - Parameter shown: the path as it is shown to a person.
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
