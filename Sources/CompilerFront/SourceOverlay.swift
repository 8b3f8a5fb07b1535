import FoundationEssentials

/// A file system overlay that shows the compiler translations at the paths of the sources.
///
/// All paths that it writes are then the sources' paths: in errors, `#filePath`, coverage, debug info and the index.
struct SourceOverlay: Encodable {
  private struct File: Encodable {
    var name: String
    var type = "file"
    var contents: String

    enum CodingKeys: String, CodingKey {
      case name, type
      case contents = "external-contents"
    }
  }

  private let version = 0
  private let usesExternalNames = false
  private let roots: [File]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }

  init(_ record: TranslationRecord) {
    roots = zip(record.sources, record.translations).map { File(name: $0, contents: $1) }
  }

  /// The overlay as JSON, which is valid YAML.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
