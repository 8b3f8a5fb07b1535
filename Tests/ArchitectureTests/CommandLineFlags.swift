import Foundation

/// The options that the tool's commands declare, as a person types them.
enum CommandLineFlags {
  /// A property wrapper whose property could not be read.
  struct UnreadDeclaration: Error {
    var file: String
  }

  /// `--as-json`, `-q`, `--quiet` and so on, sorted.
  static func ofTool() throws -> [String] {
    var flags: Set<String> = []
    for file in try Repository.swiftFiles(in: "Sources/snapshot-record") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let wrappers = text.matches(of: #/@(?:Option|Flag)\b/#).count
      let found = declarations(in: text)
      guard wrappers == found.count else { throw UnreadDeclaration(file: file.lastPathComponent) }
      flags.formUnion(found.flatMap { names($0.property, attributes: $0.attributes) })
    }
    return flags.sorted()
  }

  private static func declarations(in text: String) -> [(attributes: String, property: String)] {
    text.matches(of: #/@(?:Option|Flag)(?<attributes>\((?:[^@]|\n)*?\))?\s+var `?(?<name>\w+)`?/#)
      .map { (String($0.attributes ?? ""), String($0.name)) }
  }

  static func names(_ property: String, attributes: String) -> [String] {
    let long = "--" + kebab(property)
    var names = attributes.contains("name: .customShort(") ? [] : [long]
    if attributes.contains(".shortAndLong") { names.append("-\(property.prefix(1))") }
    if let short = attributes.firstMatch(of: #/customShort\("(\w)"\)/#) {
      names.append("-\(short.1)")
    }
    if attributes.contains(".prefixedNo") { names.append("--no-" + kebab(property)) }
    return names
  }

  /// `asJSON` is `as-json`, `maxDiffPixels` is `max-diff-pixels`.
  static func kebab(_ name: String) -> String {
    name.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)-\($0.2)" }.lowercased()
  }
}
