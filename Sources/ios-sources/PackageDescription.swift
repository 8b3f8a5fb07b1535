import FoundationEssentials
import Glibc

/// What `swift package describe` says of a package.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var c99name: String
    /// From the package's folder.
    var path: String
    /// `library`, `executable`, `test`, `macro`, `plugin`, `snippet` or `system-target`.
    var type: String
    /// From the target's folder.
    var sources: [String]
    var targetDependencies: [String]?
    var productDependencies: [String]?

    /// Whether its sources are compiled for iOS, and not for the machine that builds.
    var isChecked: Bool { ["library", "executable", "test"].contains(type) }
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  var name: String
  var path: String
  var products: [Product]
  var targets: [Target]

  /// - Parameter folder: holds a manifest. Nothing is written there, and no dependency is fetched.
  /// - Throws: a `CheckError` with what SwiftPM said if it can't read the manifest.
  init(folder: String) throws(CheckError) {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "ios-sources-\(getpid())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command = [
      "swift", "package", "--package-path", Self.quoted(folder), "--scratch-path",
      Self.quoted(scratch.path), "describe", "--type", "json", "2>&1",
    ]
    let output = Self.output(of: command.joined(separator: " "))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    // Warnings of the manifest come before the description.
    let json = output.split(separator: "\n").drop { $0 != "{" }.joined(separator: "\n")
    guard let description = try? decoder.decode(Self.self, from: Data(json.utf8))
    else {
      let lines = output.split(separator: "\n")
      let said = lines.first { $0.contains("error:") } ?? lines.last ?? "swift was not found"
      throw .manifest(folder, String(said))
    }
    self = description
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func output(of command: String) -> String {
    guard let stream = unsafe popen(command, "r") else { return "" }
    defer { unsafe pclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
