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
  /// Where new values wait, seen from the package's root, instead of a folder among the results.
  package var pending: String?
  /// What a run of the tool accepts by itself: `all`, `changed`, `missing` or `none`.
  package var update: String?
  /// What a complete run of the tool does about unreferenced files: `auto`, `reject`, `delete`, `warn` or `ignore`.
  package var unreferenced: String?
  /// How the tool reports, as its option `--reporter` has it.
  package var reporters: [String]?
  /// The view that `review` and the report open with.
  package var view: String?
  /// False where the variable `CI` shall mean nothing to the tool.
  package var ci: Bool?

  package init(root: String? = nil, variant: String? = nil, results: String? = nil) {
    self.root = root
    self.variant = variant
    self.results = results
  }

  private static let known = [
    "root", "variant", "results", "pending", "update", "unreferenced", "reporters", "view", "ci",
  ]

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
    for key in object.keys.sorted() where !Self.known.contains(key) {
      let words = Self.known.joined(separator: ", ")
      throw .settings(path: path, reason: "unknown key \"\(key)\"; known are \(words)")
    }
    func value<Value>(_ key: String, _ words: String) throws(StoreError) -> Value? {
      guard let found = object[key] else { return nil }
      guard let value = found as? Value else {
        throw .settings(path: path, reason: "\"\(key)\" is not \(words)")
      }
      return value
    }
    root = try value("root", "text")
    variant = try value("variant", "text")
    results = try value("results", "text")
    pending = try value("pending", "text")
    update = try value("update", "text")
    unreferenced = try value("unreferenced", "text")
    reporters = try value("reporters", "a list of texts")
    view = try value("view", "text")
    ci = try value("ci", "true or false")
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
