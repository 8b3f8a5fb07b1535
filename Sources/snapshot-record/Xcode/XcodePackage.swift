import DarkroomIOSSources
import DarkroomSnapshotStore

/// A package for the targets of one or more projects.
struct XcodePackage {
  /// The folder of the package: that of the project, or the one that contains all projects.
  let folder: String
  private(set) var leftOut: LeftOut
  /// The result of checking the sources before their translation.
  let check: ModuleCheck
  private let targets: XcodeTargets
  private let information: AppInformation?
  private let body: String
  private let projectName: String
  /// The versions that Xcode resolved; a package without its own file of versions begins with these.
  let resolvedPackages: String?

  /// The names of the target, its folder and its file that contain the main bundle's values.
  private static let bundleTarget = "MainBundle"
  private static let bundleFolder = "Linux/MainBundle"
  private static let bundleFile = "MainBundle.plist"

  init(_ workspace: XcodeWorkspace) throws(XcodeProjectError) {
    let projects = try XcodeProjects(workspace)
    let targets = try XcodeTargets(projects)
    folder = projects.folder
    projectName = projects.shownName
    resolvedPackages = workspace.resolvedPackages
    self.targets = targets
    leftOut = targets.leftOut
    if let app = targets.all.first(where: { $0.kind == .app }) {
      information = try AppInformation(of: app, in: app.project.folder)
    } else {
      information = nil
    }
    check = Self.check(targets)
    var dependencies = XcodeDependencies(projects, folders: workspace.packages)
    var items: [String] = []
    for target in targets.all {
      items.append(Self.item(target, targets, &dependencies, projects.folder, &leftOut))
    }
    if information != nil { items.append(Self.bundleItem) }
    leftOut.add(dependencies.leftOut)
    body = Self.body(
      name: projects.name, language: Self.language(projects.all[0].root["developmentRegion"]),
      version: Self.deploymentTarget(targets), dependencies: dependencies.items, targets: items)
  }

  /// Checks all targets as modules that can import each other.
  private static func check(_ targets: XcodeTargets) -> ModuleCheck {
    let texts = targets.all.map(\.texts)
    return ModuleCheck.joined(
      texts.enumerated().map { number, module in
        let others = texts.enumerated().filter { $0.offset != number }.flatMap(\.element.sources)
        return ModuleCheck(sources: module.sources, context: others, unread: module.unread)
      })
  }

  // MARK: The files

  /// The manifest with its header, which says who wrote it.
  var manifest: String { ManifestSeal.sealed(body, project: projectName) }

  /// All files of the package, by their paths relative to its folder; the manifest comes last.
  var files: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    if let information {
      files.append(("\(Self.bundleFolder)/\(Self.bundleFile)", information.file))
      files.append(
        (
          "\(Self.bundleFolder)/MainBundle.swift",
          "// What Bundle.main says of the app lies beside this file; snapshot-record init --xcode writes both.\n"
        ))
    }
    for target in targets.all where target.isStandIn {
      files.append(
        (
          "\(Self.standInFolder(of: target))/\(target.module).swift",
          target.implicitImports.sorted().map { "@_exported import \($0)\n" }.joined()
        ))
    }
    return files + [("Package.swift", manifest)]
  }

  /// Whether there are references beside the tests, where the original library puts them.
  var hasSnapshots: Bool {
    targets.all.flatMap(\.sources).contains { source in
      Files.isFolder(FilePath.joined(FilePath.directory(source), "__Snapshots__"))
    }
  }

  /// Whether there is a list of the tests in the folder above, as older versions of SwiftPM required on Linux.
  ///
  /// SwiftPM still runs such a list instead of the tests that it finds, wherever it is, and it lists the tests of its
  /// author's own package.
  var hasTestList: Bool {
    targets.all.filter { $0.kind == .tests }.flatMap(\.sources).contains { source in
      let folders = sequence(first: FilePath.directory(source)) {
        $0 == folder || $0 == "/" ? nil : FilePath.directory($0)
      }
      return folders.contains { folder in
        ["LinuxMain.swift", "XCTMain.swift"].contains {
          Files.exists(FilePath.joined(folder, $0))
        }
      }
    }
  }

  // MARK: The manifest

  private static func language(_ region: String?) -> String {
    switch region {
    case nil, "English", "Base": "en"
    case "German": "de"
    case "French": "fr"
    case "Japanese": "ja"
    case "Spanish": "es"
    case "Italian": "it"
    case let region?: region
    }
  }

  /// The lowest iOS version of the targets.
  private static func deploymentTarget(_ targets: XcodeTargets) -> String {
    let versions = targets.all.compactMap { $0.settings["IPHONEOS_DEPLOYMENT_TARGET"] }
    return versions.min { (Double($0) ?? 0) < (Double($1) ?? 0) } ?? "15.0"
  }

  private static func item(
    _ target: XcodeTarget, _ targets: XcodeTargets, _ packages: inout XcodeDependencies,
    _ folder: String, _ leftOut: inout LeftOut
  ) -> String {
    let own = targets.all.filter { target.dependencies.contains($0.key) }.map(\.module)
    if target.isStandIn {
      let modules = Set(own).union(target.implicitImports).sorted()
      return call(
        "target",
        [
          "name: \(ManifestLiteral(target.module))",
          list("dependencies", modules.map { "\(ManifestLiteral($0))" }),
          "path: \(ManifestLiteral(standInFolder(of: target)))",
        ])
    }
    let files = TargetFiles(
      package: folder, sources: target.sources, resources: target.resources,
      besides: bundleFolder)
    for path in files.duplicates { leftOut.add(.sameResource, path) }
    let settings = ManifestSettings(target.settings)
    for flag in settings.leftOut { leftOut.add(.flag, flag) }
    // The first app is the main bundle, because all tests run in one process.
    let isMain = target.module == targets.all.first { $0.kind == .app }?.module
    let dependencies =
      (own + (isMain ? [bundleTarget] : [])).sorted().map { "\(ManifestLiteral($0))" }
      + packages.products(of: target)
    let resources = files.resources.map {
      ".\($0.isCopied ? "copy" : "process")(\(ManifestLiteral($0.path)))"
    }
    return call(
      target.kind == .tests ? "testTarget" : "target",
      [
        "name: \(ManifestLiteral(target.module))", list("dependencies", dependencies),
        "path: \(ManifestLiteral(files.path))",
        list("exclude", files.exclude.map { "\(ManifestLiteral($0))" }),
        list("resources", resources),
        list(
          "swiftSettings",
          settings.items + target.implicitImports.sorted().map(implicitImport)
            + (target.seesUIKit ? [uikitImport] : [])),
      ])
  }

  private static func standInFolder(of target: XcodeTarget) -> String { "Linux/\(target.module)" }

  /// A flag that imports a module whose files a target compiled itself in Xcode, and which no source file imports.
  private static func implicitImport(_ module: String) -> String {
    let flag = "\"-Xfrontend\""
    return
      ".unsafeFlags([\(flag), \"-testable-import-module\", \(flag), \(ManifestLiteral(module))])"
  }

  /// A flag for the import in the target's header in Xcode; the flag does not support the alias `UIKit`.
  private static let uikitImport =
    ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"DarkroomUIKit\"])"

  private static let bundleItem = call(
    "target",
    [
      "name: \"\(bundleTarget)\"", "path: \"\(bundleFolder)\"",
      list("resources", [".copy(\"\(bundleFile)\")"]),
    ])

  private static func call(_ name: String, _ arguments: [String?]) -> String {
    "    .\(name)(\n"
      + arguments.compactMap(\.self).map { "      \($0)" }.joined(separator: ",\n") + ")"
  }

  /// The list on one line if it fits; nil if it is empty.
  private static func list(_ label: String, _ items: [String]) -> String? {
    guard !items.isEmpty else { return nil }
    let line = "\(label): [\(items.joined(separator: ", "))]"
    guard line.count > 92 else { return line }
    return "\(label): [\n" + items.map { "        \($0),\n" }.joined() + "      ]"
  }

  private static func body(
    name: String, language: String, version: String, dependencies: [String], targets: [String]
  ) -> String {
    let packages =
      dependencies.isEmpty
      ? "" : "  dependencies: [\n" + dependencies.map { "    \($0),\n" }.joined() + "  ],\n"
    return """
      import PackageDescription

      let package = Package(
        name: \(ManifestLiteral(name)),
        defaultLocalization: \(ManifestLiteral(language)),
        platforms: [.iOS(\(ManifestLiteral(version)))],
      \(packages)  targets: [
      \(targets.joined(separator: ",\n")),
        ]
      )

      """
  }
}
