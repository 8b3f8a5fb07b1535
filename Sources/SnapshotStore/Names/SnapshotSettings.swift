import Foundation
import Synchronization

/// What `.snapshots.json` at the root of a package says.
package struct SnapshotSettings: Codable, Equatable, Sendable {
  package static let fileName = ".snapshots.json"

  /// Where references lie, seen from the package's root, instead of beside each test file.
  package var root: String?
  /// A folder between the root and the test's folders, to keep several sets, such as `linux`.
  package var variant: String?
  /// Where results lie, seen from the package's root, instead of `.snapshot-results`.
  package var results: String?

  package init(root: String? = nil, variant: String? = nil, results: String? = nil) {
    self.root = root
    self.variant = variant
    self.results = results
  }

  /// Refuses a key that it does not know: a misspelt one would be silently without effect.
  package init(json: [UInt8], path: String) throws(StoreError) {
    let object: [String: Any]
    do {
      guard
        let parsed = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
      else { throw StoreError.settings(path: path, reason: "it is not a JSON object") }
      object = parsed
    } catch let error as StoreError {
      throw error
    } catch {
      throw .settings(path: path, reason: "it is not JSON")
    }
    let known = ["root", "variant", "results"]
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard known.contains(key) else {
        throw .settings(
          path: path, reason: "unknown key \"\(key)\"; known are \(known.joined(separator: ", "))")
      }
      guard value is String else { throw .settings(path: path, reason: "\"\(key)\" is not text") }
    }
    root = object["root"] as? String
    variant = object["variant"] as? String
    results = object["results"] as? String
  }

  private static let loaded = Mutex<[String: Result<SnapshotSettings, StoreError>]>([:])

  /// The settings of a package; empty where there is no file. Read once for each package.
  package static func ofPackage(at root: String) throws(StoreError) -> SnapshotSettings {
    if let known = loaded.withLock({ $0[root] }) { return try known.get() }
    let result = Result { () throws(StoreError) in try read(root) }
    loaded.withLock { $0[root] = result }
    return try result.get()
  }

  private static func read(_ root: String) throws(StoreError) -> SnapshotSettings {
    let path = Path.joined(root, fileName)
    guard let bytes = try Files.read(path) else { return SnapshotSettings() }
    return try SnapshotSettings(json: bytes, path: path)
  }
}
