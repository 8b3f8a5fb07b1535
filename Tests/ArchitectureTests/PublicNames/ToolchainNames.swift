import Foundation
import Testing

/// The names that modules of the toolchain declare, as swift-symbolgraph-extract tells them.
enum ToolchainNames {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      var pathComponents: [String]
    }
    var symbols: [Symbol]
  }

  static func names(of modules: [String]) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules { try extract(module, into: folder) }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .reduce(into: []) { names, file in
        let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
        for symbol in graph.symbols {
          names.insert(String(symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""))
        }
      }
  }

  private static func extract(_ module: String, into folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", module, "-target", "x86_64-unknown-linux-gnu",
      "-output-dir", folder.path, "-minimum-access-level", "public",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
