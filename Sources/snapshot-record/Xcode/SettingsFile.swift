import DarkroomSnapshotStore

/// Build settings in a file, `….xcconfig`.
struct SettingsFile {
  /// By their names, with their conditions; of one name the last counts.
  private(set) var settings: [String: String] = [:]

  /// Files that don't exist have no settings, as an optional `#include?` wants it.
  init(_ path: String) {
    var read: Set<String> = []
    add(FilePath.absolute(path), &read)
  }

  private mutating func add(_ path: String, _ read: inout Set<String>) {
    guard read.insert(path).inserted, let bytes = (try? Files.read(path)) ?? nil else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      // Comments begin anywhere, in a URL too.
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
