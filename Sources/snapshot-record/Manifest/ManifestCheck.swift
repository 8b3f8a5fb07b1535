import DarkroomSnapshotStore
import FoundationEssentials

/// Lets Swift load an edited manifest in a separate folder before it replaces the user's manifest.
struct ManifestCheck {
  private struct Dump: Decodable {
    struct Target: Decodable {
      var name: String
      var settings: [JSONText]?
      var dependencies: [JSONText]?
    }
    var targets: [Target]
  }

  /// Any JSON value; only whether it mentions a word matters.
  private struct JSONText: Decodable {
    let words: Set<String>

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.singleValueContainer().decode([String: JSONText?].self) {
        words = object.values.reduce(into: []) { $0.formUnion($1?.words ?? []) }
      } else if let list = try? decoder.singleValueContainer().decode([JSONText?].self) {
        words = list.reduce(into: []) { $0.formUnion($1?.words ?? []) }
      } else {
        words = (try? decoder.singleValueContainer().decode(String.self)).map { [$0] } ?? []
      }
    }
  }

  /// - Parameters:
  ///   - edited: the new text.
  ///   - original: the previous manifest; if Swift cannot load it from a separate folder either, nothing is checked.
  ///   - targets: the names of targets that must have the settings and the product.
  /// - Returns: false if the manifest could not be checked.
  func confirm(_ edited: [UInt8], insteadOf original: [UInt8], targets: [String]) async throws
    -> Bool
  {
    let json: String
    do {
      json = try await dump(edited)
    } catch ToolError.programFailed(_, let words) {
      guard (try? await dump(original)) != nil else { return false }
      throw ManifestError.notAsMeant(words)
    }
    let loaded = try JSONDecoder().decode(Dump.self, from: Data(json.utf8)).targets
    for name in targets {
      guard let target = loaded.first(where: { $0.name == name }) else {
        throw ManifestError.notAsMeant("there is no target \(name)")
      }
      let settings = target.settings?.contains { $0.words.contains("-module-alias") } ?? false
      let product =
        target.dependencies?.contains { $0.words.contains(ClientManifest.product) } ?? false
      guard settings, product else {
        throw ManifestError.notAsMeant(
          "\(name) does not get \(settings ? "the product" : "the settings")")
      }
    }
    return true
  }

  private func dump(_ manifest: [UInt8]) async throws -> String {
    let folder = FilePath.joined(
      FileManager.default.temporaryDirectory.path, "darkroom-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files.write(manifest, to: FilePath.joined(folder, "Package.swift"), durably: false)
    return try await ProgramOutput.text(
      "swift", ["package", "--package-path", folder, "dump-package"], in: folder)
  }
}
