import FoundationEssentials

/// The binary targets of a build, which hold code for Apple's systems.
///
/// An artifact bundle may hold code for Linux, so only frameworks count.
struct BinaryTargets {
  /// The folder in which SwiftPM unpacks the binary targets that it fetches: `PACKAGE/TARGET/NAME.xcframework`.
  let artifacts: String
  /// The manifests that may name binary targets by path.
  let manifests: [String]

  func first(among modules: [String]) -> String? {
    if let fetched = modules.first(where: isFetched) { return fetched }
    return manifests.lazy.compactMap(FrontFiles.text).compactMap { text in
      modules.first { Self.names(text, $0) }
    }.first
  }

  private func isFetched(_ module: String) -> Bool {
    Self.contents(artifacts).contains { package in
      Self.contents("\(artifacts)/\(package)/\(module)").contains {
        $0.hasSuffix(".xcframework")
      }
    }
  }

  /// Whether the manifest has `.binaryTarget(name: "MODULE", path: "….xcframework")`.
  private static func names(_ manifest: String, _ module: String) -> Bool {
    manifest.split(separator: ".binaryTarget(").dropFirst().contains { rest in
      let call = rest.prefix { $0 != ")" }
      return call.contains("\"\(module)\"") && call.contains(".xcframework")
    }
  }

  private static func contents(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
