import FoundationEssentials

/// What the files of a run hold.
package struct RunContents: Sendable {
  package private(set) var lines: [ResultLine] = []
  /// Lines whose paths are not followed, each file and path once.
  package private(set) var refused: [ContainedPathError] = []
  private var known: Set<ContainedPathError> = []

  package init(_ lines: [ResultLine] = []) { self.lines = lines }

  private struct Head: Decodable {
    var package: String
  }

  /// A line that a crash cut short is left out.
  mutating func read(_ bytes: [UInt8], _ scope: PathScope, from results: ResultsDirectory) {
    let own = scope.decoder
    for text in bytes.split(separator: 0x0A) {
      var decoder = own
      if results.isElsewhere, let head = try? own.decode(Head.self, from: Data(text)) {
        var moved = scope
        moved.origin = PathScope.Origin(package: head.package, results: results.path)
        decoder = moved.decoder
      }
      do {
        var line = try decoder.decode(ResultLine.self, from: Data(text))
        if results.isElsewhere { line.moveSource(to: results.package) }
        lines.append(line)
      } catch let error as ContainedPathError {
        if known.insert(error).inserted { refused.append(error) }
      } catch {}
    }
  }

  mutating func sort() {
    lines.sort { ($0.time, $0.process, $0.sequence) < ($1.time, $1.process, $1.sequence) }
  }
}
