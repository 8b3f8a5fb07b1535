import DarkroomRaster
import DarkroomSnapshotStore

/// The header of a manifest that the tool has written, which shows whether a person has edited the file since.
enum ManifestSeal {
  private static let mark = "// Seal: "

  /// - Parameter body: the content after the header.
  static func sealed(_ body: String, project: String) -> String {
    """
    // swift-tools-version: 6.2
    // Written by `snapshot-record init --xcode \(project)`, for `swift test --swift-sdk darkroom`.
    // Run that again when the project has changed. It leaves the file alone once you have edited it.
    \(mark)\(digest(of: body))

    \(body)
    """
  }

  /// Whether a manifest is unchanged since the tool wrote it.
  static func holds(for manifest: String) -> Bool {
    guard let seal = seal(of: manifest) else { return false }
    return seal.digest == digest(of: seal.body)
  }

  /// Whether the tool wrote a manifest, even if it was edited later.
  static func exists(in manifest: String) -> Bool { seal(of: manifest) != nil }

  private static func seal(of manifest: String) -> (digest: String, body: String)? {
    guard let start = manifest.ranges(of: "\n\(mark)").first,
      let end = manifest[start.upperBound...].ranges(of: "\n\n").first
    else { return nil }
    return (
      String(manifest[start.upperBound..<end.lowerBound]), String(manifest[end.upperBound...])
    )
  }

  private static func digest(of body: String) -> String { ContentHash(Array(body.utf8)).hex }
}
