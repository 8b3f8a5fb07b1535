import DarkroomSnapshotStore
import FoundationEssentials

/// The copy of Darkroom that a package uses, as far as SwiftPM has resolved it.
struct DarkroomCopy {
  let path: String
  let version: ToolVersion
  /// The commit that SwiftPM checked out; nil for a folder that is being edited.
  let revision: String?

  private static let toolSource = "Sources/snapshot-record/ToolVersion.swift"
  private static let rendererSource = "Sources/Raster/RendererVersion.swift"

  /// SwiftPM's own record of the packages that it has fetched.
  private struct Workspace: Decodable {
    struct Dependency: Decodable {
      struct State: Decodable {
        struct Checkout: Decodable {
          var revision: String?
        }
        var path: String?
        var checkoutState: Checkout?
      }
      var state: State
      var subpath: String?
    }
    struct Object: Decodable {
      var dependencies: [Dependency]
    }
    var object: Object
  }

  /// Returns nil if the package has not been resolved yet, or if no dependency is Darkroom.
  static func used(by package: String) -> DarkroomCopy? {
    if let own = DarkroomCopy(at: package, revision: nil) { return own }
    let build = FilePath.joined(package, ".build")
    guard let bytes = try? Files.read(FilePath.joined(build, "workspace-state.json")),
      let workspace = try? JSONDecoder().decode(Workspace.self, from: Data(bytes))
    else { return nil }
    return workspace.object.dependencies.lazy.compactMap { dependency in
      let checkout = dependency.subpath.map { FilePath.joined(build, "checkouts/\($0)") }
      guard let path = dependency.state.path ?? checkout else { return nil }
      return DarkroomCopy(at: path, revision: dependency.state.checkoutState?.revision)
    }.first
  }

  /// Whether a package is tested with Darkroom's sources: it is Darkroom, its manifest names the package or the
  /// library, or SwiftPM has resolved Darkroom for the current manifest.
  static func isUsed(by package: String) -> Bool {
    if DarkroomCopy(at: package, revision: nil) != nil { return true }
    let manifests = ["Package.swift"] + ClientSources(root: package).otherManifests
    let paths = manifests.map { FilePath.joined(package, $0) }
    if paths.contains(where: isNamed) { return true }
    guard used(by: package) != nil else { return false }
    let state = Files.modified(FilePath.joined(package, ".build/workspace-state.json")) ?? 0
    return paths.allSatisfy { (Files.modified($0) ?? 0) <= state }
  }

  private static func isNamed(in manifest: String) -> Bool {
    guard let bytes = try? Files.read(manifest) else { return false }
    let text = ManifestText(bytes)
    func has(_ call: String, _ label: String, _ isWanted: (String) -> Bool) -> Bool {
      text.words(call, in: 0..<bytes.count).contains { start in
        guard let open = text.nextCode(from: start + call.utf8.count), text.isCode(open, "("),
          let close = text.closing(of: open),
          let value = ManifestCall(start..<close + 1, in: text)?.value(label)
        else { return false }
        return text.literal(value).map(isWanted) ?? false
      }
    }
    func isDarkroom(_ place: String) -> Bool {
      DarkroomDependency.identity(of: place).lowercased() == "darkroom"
    }
    return has("product", "name") { $0 == ClientManifest.product }
      || has("package", "url", isDarkroom) || has("package", "path", isDarkroom)
  }

  init?(at path: String, revision: String?) {
    func text(_ name: String) -> String? {
      (try? Files.read(FilePath.joined(path, name))).flatMap {
        String(validating: $0, as: UTF8.self)
      }
    }
    guard let tool = text(Self.toolSource), let raster = text(Self.rendererSource),
      let number = tool.firstMatch(of: #/number: "([^"]+)"/#),
      let renderer = raster.firstMatch(of: #/rendererVersion = (\d+)/#).flatMap({ Int($0.1) })
    else { return nil }
    self.path = path
    self.revision = revision
    version = ToolVersion(number: String(number.1), renderer: renderer)
  }

  /// A source file of the tool or of its modules that was changed after a time, which is in seconds since 1970.
  func source(newerThan time: Double) -> String? {
    let modules = [
      "snapshot-record", "SnapshotStore", "ImageComparison", "PNG", "Raster", "TerminalPictures",
      "Trees",
    ]
    return modules.lazy.flatMap { Files.below(FilePath.joined(path, "Sources/\($0)")) }
      .first { (Files.modified($0) ?? 0) > time }
  }
}
