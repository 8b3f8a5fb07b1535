import DarkroomIOSSources
import DarkroomSnapshotStore

/// The targets of projects that a package can have, and the parts that are left out.
struct XcodeTargets {
  /// The targets in the order of the projects.
  private(set) var all: [XcodeTarget] = []
  private(set) var leftOut = LeftOut()

  private let projects: XcodeProjects

  init(_ projects: XcodeProjects) throws(XcodeProjectError) {
    self.projects = projects
    for project in projects.all {
      for object in project.objects(project.root.texts("targets"))
      where projects.isNamed(project) || Self.isLibrary(object) {
        add(object, project)
      }
    }
    removeSharedFiles()
    removeEmptyTargets()
    guard !all.isEmpty else { throw .noTarget(path: projects.all[0].path) }
    addHosts()
    addLinkedTargets()
    addImportedModules()
    keepOnlyKnownDependencies()
    for target in all { leftOut.add(target.leftOut) }
    for project in projects.all { addPods(of: project) }
  }

  // MARK: Which targets

  private mutating func add(_ object: XcodeObject, _ project: XcodeProject) {
    let name = object["name"] ?? ""
    let settings = Self.settings(of: object, project)
    switch object["productType"]?.replacing("com.apple.product-type.", with: "") {
    case "application", "application.on-demand-install-capable":
      add(object, .app, settings, project)
    case "framework", "framework.static", "library.static", "library.dynamic":
      add(object, .library, settings, project)
    case "bundle.unit-test": add(object, .tests, settings, project)
    case "bundle.ui-testing": leftOut.add(.interfaceTests, name)
    case let type? where type.contains("watch"): leftOut.add(.watchApp, name)
    case let type? where type.contains("extension"): leftOut.add(.appExtension, name)
    default: leftOut.add(.otherTarget, name)
    }
  }

  private static func isLibrary(_ object: XcodeObject) -> Bool {
    let type = object["productType"] ?? ""
    return type.contains(".framework") || type.contains(".library")
  }

  private mutating func add(
    _ object: XcodeObject, _ kind: XcodeTarget.Kind, _ settings: BuildSettings,
    _ project: XcodeProject
  ) {
    let target = XcodeTarget(object, kind, settings, of: project, in: projects.folder)
    if !Self.isForIOS(target.settings) {
      leftOut.add(.otherPlatform, target.name)
    } else if all.contains(where: { $0.module == target.module }) {
      leftOut.add(.sameName, target.name)
    } else {
      all.append(target)
    }
  }

  private static func isForIOS(_ settings: BuildSettings) -> Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let sdk = settings["SDKROOT"] ?? ""
    return sdk.isEmpty || sdk.hasPrefix("iphone") || sdk == "auto"
  }

  private static func settings(of object: XcodeObject, _ project: XcodeProject) -> BuildSettings {
    let configurations = [project.root, object].map(project.configuration)
    let files = configurations.map { configuration -> [String: String] in
      guard let configuration,
        let path = Self.settingsFile(of: configuration, project)
      else { return [:] }
      return SettingsFile(path).settings
    }
    let name = configurations.last??["name"] ?? "Debug"
    let target = object["name"] ?? ""
    let standard = [
      "CONFIGURATION": name, "TARGET_NAME": target, "PROJECT_NAME": project.name,
      "SRCROOT": project.folder, "PROJECT_DIR": project.folder, "SOURCE_ROOT": project.folder,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PLATFORM_NAME": "iphonesimulator",
      "DEVELOPMENT_LANGUAGE": project.root["developmentRegion"] ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
    return BuildSettings(
      [
        standard, files[0], configurations[0]?.settings ?? [:], files[1],
        configurations[1]?.settings ?? [:],
      ], configuration: name)
  }

  /// The file on which a configuration is based; in folders that Xcode reads itself, it consists of an anchor and a
  /// path.
  private static func settingsFile(of configuration: XcodeObject, _ project: XcodeProject)
    -> String?
  {
    if let file = project.object(configuration["baseConfigurationReference"]) {
      return project.filePath(of: file)
    }
    guard
      let anchor = project.object(configuration["baseConfigurationReferenceAnchor"]),
      let folder = project.filePath(of: anchor),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return FilePath.joined(folder, path)
  }

  // MARK: Files

  /// SwiftPM rejects a file that two targets share.
  ///
  /// The file stays with the first framework, or else the first app, or else the first tests.
  private mutating func removeSharedFiles() {
    var owners: [String: Int] = [:]
    let kinds: [XcodeTarget.Kind] = [.library, .app, .tests]
    let order = kinds.flatMap { kind in all.indices.filter { all[$0].kind == kind } }
    for index in order {
      for path in all[index].sources.union(all[index].resources).sorted() {
        if let owner = owners[path] {
          all[index].remove(path, ownedBy: all[owner], as: projects.shown(path))
        } else {
          owners[path] = index
        }
      }
    }
  }

  private mutating func removeEmptyTargets() {
    let needed = Set(all.flatMap(imports)).union(all.flatMap(\.dependencies))
    func isKept(_ target: XcodeTarget) -> Bool {
      guard target.sources.isEmpty else { return true }
      return target.isStandIn && !needed.isDisjoint(with: [target.module, target.key])
    }
    for target in all where !isKept(target) {
      leftOut.add(.withoutSources, target.name)
      leftOut.add(target.leftOut)
    }
    all.removeAll { !isKept($0) }
  }

  // MARK: Dependencies

  private mutating func addHosts() {
    for index in all.indices {
      guard let host = all[index].host,
        let app = all.first(where: { $0.kind == .app && $0.settings["PRODUCT_NAME"] == host })
      else { continue }
      all[index].depend(on: app)
    }
  }

  private mutating func addLinkedTargets() {
    let libraries = all.filter { $0.kind == .library }
    let makers = Dictionary(
      libraries.flatMap { library in
        let name = library.settings["PRODUCT_NAME"] ?? library.module
        return ["\(name).framework", "lib\(name).a"].map { ($0, library) }
      }, uniquingKeysWith: { first, _ in first })
    for index in all.indices { all[index].resolveLinked(makers) }
  }

  /// Xcode finds the modules of other targets without a declared dependency, because all products are in one folder.
  private mutating func addImportedModules() {
    let modules = Dictionary(
      all.filter { $0.kind != .tests }.map { ($0.module, $0) }, uniquingKeysWith: { a, _ in a })
    for index in all.indices {
      for module in imports(of: all[index]).sorted() {
        guard let imported = modules[module], imported.key != all[index].key,
          !reaches(imported.key, all[index].key)
        else { continue }
        all[index].depend(on: imported)
      }
    }
  }

  private func imports(of target: XcodeTarget) -> Set<String> {
    PlatformEvidence(target.texts.sources).imports
  }

  /// Whether a target depends on another one, directly or indirectly.
  private func reaches(_ start: String, _ end: String) -> Bool {
    var seen: Set<String> = []
    var rest = [start]
    while let next = rest.popLast() {
      if next == end { return true }
      guard seen.insert(next).inserted else { continue }
      rest += all.first { $0.key == next }?.dependencies ?? []
    }
    return false
  }

  private mutating func keepOnlyKnownDependencies() {
    let known = Set(all.map(\.key))
    for index in all.indices { all[index].keepDependencies(known) }
  }

  // MARK: CocoaPods

  private mutating func addPods(of project: XcodeProject) {
    let path = FilePath.joined(project.folder, "Podfile")
    guard let bytes = (try? Files.read(path)) ?? nil else { return }
    for pod in String(decoding: bytes, as: UTF8.self).matches(
      of: #/(?m)^\s*pod\s+['"]([^'"]+)['"]/#)
    {
      leftOut.add(.pod, String(pod.1))
    }
  }
}

extension XcodeTarget {
  /// The Swift files, and the problems of files that cannot be read.
  var texts: (sources: [SourceText], unread: [SourceDiagnostic]) {
    var result: (sources: [SourceText], unread: [SourceDiagnostic]) = ([], [])
    for path in sources.sorted() {
      do throws(SourceDiagnostic) {
        let bytes = (try? Files.read(path)) ?? nil
        guard let bytes else {
          throw SourceDiagnostic.unreadable(path, isFolder: Files.isFolder(path))
        }
        result.sources.append(try SourceText(path: path, bytes: bytes))
      } catch {
        result.unread.append(error)
      }
    }
    return result
  }
}
