import DarkroomSnapshotStore

/// Build settings in a file, `….xcconfig`.
struct SettingsFile {
  /// The settings by their names, which include conditions; the last setting with a name counts.
  private(set) var settings: [String: String] = [:]

  /// A file that does not exist has no settings, as an optional `#include?` requires.
  init(_ path: String) {
    var read: Set<String> = []
    add(FilePath.absolute(path), &read)
  }

  private mutating func add(_ path: String, _ read: inout Set<String>) {
    guard read.insert(path).inserted, let bytes = (try? Files.read(path)) ?? nil else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      // Comments can begin anywhere, even in a URL.
      let line = String(line).split(separator: "//", omittingEmptySubsequences: false)[0]
      if let include = line.firstMatch(of: #/^\s*#include\??\s*"([^"]+)"/#) {
        add(
          FilePath.absolute(FilePath.joined(FilePath.directory(path), String(include.1))), &read)
      } else if let setting = line.firstMatch(of: #/^\s*(\w+(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*$/#)
      {
        settings[String(setting.1)] = String(setting.2)
      }
    }
  }
}
