import DarkroomSnapshotStore
import FoundationEssentials

/// The folder of SwiftPM's last build: `.build/debug` or `.build/release`.
struct BuildFolder {
  let path: String

  /// The folder with the newest build plan; nil if the package was not built.
  static func last(of package: PackageSnapshots) -> BuildFolder? {
    let scratch = package.environment.values["SWIFTPM_BUILD_DIR"] ?? ".build"
    let folder =
      scratch.hasPrefix("/") ? scratch : FilePath.joined(package.root, scratch)
    let plans = ["debug", "release"].compactMap { name -> (path: String, time: Double)? in
      let path = FilePath.joined(folder, name)
      return Files.modified(FilePath.joined(path, "description.json")).map { (path, $0) }
    }
    return plans.max { $0.time < $1.time }.map { BuildFolder(path: $0.path) }
  }

  /// The folder with the modules, and with the compiler front end's notes about them.
  private var modules: String { FilePath.joined(path, "Modules") }

  /// The front end's note that the compiler is the one of the SDK.
  var compilerNote: String { FilePath.joined(modules, "darkroom-compiler") }

  /// How the compiler front end handled a module.
  struct Treatment: Decodable, Hashable {
    /// The raw value: `ios`, `untouched`, `upstream`, `bundled` or `unneeded`.
    var treatment: String
    /// A clause: `it imports UIKit`.
    var reason: String
  }

  /// The front end's notes, by module.
  var treatments: [String: Treatment] {
    let suffix = ".ios-sources.json"
    var result: [String: Treatment] = [:]
    for name in names where name.hasSuffix(suffix) {
      guard let bytes = try? Files.read(FilePath.joined(modules, name)) else { continue }
      result[String(name.dropLast(suffix.count))] = try? JSONDecoder().decode(
        Treatment.self, from: Data(bytes))
    }
    return result
  }

  /// The package's modules that import Apple's UI frameworks and were compiled without the front end, sorted.
  func modulesWithoutFront(in package: String) -> [String] {
    let known = treatments
    let compiled = Set(
      names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    return sources.compactMap { module, files in
      guard known[module] == nil, compiled.contains(module),
        files.contains(where: { Self.isOwn($0, in: package) && ClientSources.importsViews($0) })
      else { return nil }
      return module
    }.sorted()
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
  }

  /// Whether a file is part of the package itself, and not fetched or created by SwiftPM.
  private static func isOwn(_ file: String, in package: String) -> Bool {
    let name =
      FilePath.relative(file, to: package)
      ?? FilePath.relative(file, to: Files.realPath(package) ?? package)
    return name.map { !$0.hasPrefix(".build/") && !$0.contains("/checkouts/") } ?? false
  }

  /// The files that SwiftPM has listed for the compiler, by module.
  private var sources: [String: [String]] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var result: [String: [String]] = [:]
    for folder in folders where folder.hasSuffix(".build") {
      let list = FilePath.joined(path, "\(folder)/sources")
      guard let bytes = try? Files.read(list) else { continue }
      let module = folder.dropLast(6).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      result[String(module)] = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
        Self.unquoted(String($0))
      }
    }
    return result
  }

  /// A shell word without its quotation marks.
  private static func unquoted(_ line: String) -> String {
    guard line.count > 1, line.hasPrefix("'"), line.hasSuffix("'") else { return line }
    return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }
}
