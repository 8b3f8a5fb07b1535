/// Maps the lines of a translation to the lines of its source, by the translation's directives.
struct TranslatedLines {
  /// The path of the source.
  let source: String
  private var originals: [Int?] = []

  /// Returns nil if the text has no directive, and so isn't a translation.
  init?(_ text: String) {
    var source: String?
    var next: Int? = 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("#sourceLocation(") else {
        originals.append(next)
        next = next.map { $0 + 1 }
        continue
      }
      originals.append(nil)
      next = nil
      if let place = Self.place(line) {
        source = source ?? place.file
        next = place.line
      }
    }
    guard let source else { return nil }
    self.source = source
  }

  /// The line of the source, with both lines counted from 1; nil if the line was generated.
  subscript(line: Int) -> Int? {
    originals.indices.contains(line - 1) ? originals[line - 1] : nil
  }

  /// Returns the file and line in a directive such as `#sourceLocation(file: "…", line: 3)`.
  private static func place(_ directive: Substring) -> (file: String, line: Int)? {
    let parts = directive.split(separator: "\"", maxSplits: 1)
    guard parts.count == 2, let end = parts[1].ranges(of: "\", line: ").last,
      let line = Int(parts[1][end.upperBound...].prefix { $0.isNumber })
    else { return nil }
    let file = parts[1][..<end.lowerBound].replacing("\\\\", with: "\\").replacing(
      "\\\"", with: "\"")
    return (String(file), line)
  }
}
