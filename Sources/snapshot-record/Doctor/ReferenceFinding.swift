import DarkroomSnapshotStore

/// A finding about a reference, with advice on what to do about it.
struct ReferenceFinding: Encodable, Equatable {
  enum Severity: String, Encodable {
    case error, note
    /// A fact that requires no action.
    case fact
  }

  var severity: Severity
  /// A word for programs: `damaged`, `lfs-pointer`, `foreign`, `flat` and others.
  var code: String
  var path: String?
  var words: String
  var advice: String?
  /// Parts of the message by name, for programs: about an SDK, a module or a pinned version.
  var details: [String: String]?

  init(
    severity: Severity, code: String, path: String? = nil, words: String, advice: String? = nil,
    details: [String: String]? = nil
  ) {
    self.severity = severity
    self.code = code
    self.path = path
    self.words = words
    self.advice = advice
    self.details = details
  }

  /// - Parameter words: the text that follows the path, which is relative to the package.
  init(
    _ code: String, _ path: String, in root: String, _ words: String, _ advice: String,
    severity: Severity = .note
  ) {
    let name = FilePath.relative(path, to: root) ?? path
    self.init(
      severity: severity, code: code, path: name, words: "\(name)\(words)", advice: advice)
  }

  /// The plural text for several findings of a kind, which follows their number; nil for a kind that occurs only once.
  private static func plural(_ code: String) -> String? {
    switch code {
    case "lfs-pointer": "references are Git LFS pointers"
    case "conflict": "references are in an unfinished merge"
    case "not-a-picture": "references aren't pictures"
    case "empty": "references are empty"
    case "damaged": "references are damaged"
    case "stamp": "references have the stamp of another picture"
    case "foreign": "references were recorded by another renderer"
    case "old-renderer": "references were drawn by another version of the renderer"
    case "flat": "references show only one color"
    case "duplicate": "references have the same pixels as others"
    case "large": "references are larger than \(ReferenceCheck.byteLimit / 1000) kB"
    case "long-name": "references have names of more than 200 bytes"
    case "collision": "references have the same file name as another on systems that ignore case"
    case "folder": "folders are in the place of references"
    default: nil
    }
  }

  /// Lines for people: one for each kind of finding with advice, errors first.
  static func lines(_ findings: [ReferenceFinding], isVerbose: Bool) -> [String] {
    let ordered = findings.enumerated().sorted { a, b in
      (a.element.severity == .error ? 0 : 1, a.offset) < (
        b.element.severity == .error ? 0 : 1, b.offset
      )
    }.map(\.element)
    var told: Set<String> = []
    return ordered.flatMap { finding -> [String] in
      let same = ordered.filter { $0.code == finding.code }
      guard !isVerbose, same.count > 1, let words = plural(finding.code) else {
        return finding.lines
      }
      guard told.insert(finding.code).inserted else { return [] }
      let names = same.prefix(3).compactMap(\.path).joined(separator: ", ")
      let rest = same.count > 3 ? " and \(same.count - 3) more; --verbose shows all" : ""
      let head = "\(finding.severity.rawValue.uppercased()): \(same.count) \(words)"
      return [head, "       \(names)\(rest)"] + (finding.advice.map { ["       \($0)"] } ?? [])
    }
  }

  private var lines: [String] {
    guard severity != .fact else { return [words] }
    return ["\(severity.rawValue.uppercased()): \(words)"] + (advice.map { ["       \($0)"] } ?? [])
  }
}
