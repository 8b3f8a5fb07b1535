import FoundationEssentials

/// The content of a run's files.
package struct RunContents: Sendable {
  package private(set) var lines: [ResultLine] = []
  /// Lines whose paths are not followed, one for each file and path.
  package private(set) var refused: [ContainedPathError] = []
  /// Lines of the package from when it was in another folder, one for each file and path.
  package private(set) var strangers: [ContainedPathError] = []
  private var known: Set<ContainedPathError> = []
  /// The newest line of the package from when it was in another folder; the files that it names are not here.
  private var stranger: (package: String, time: Double)?

  package init(_ lines: [ResultLine] = []) { self.lines = lines }

  private struct Head: Decodable {
    var package: String
    var time: Double
  }

  /// A line that a crash left incomplete is skipped.
  ///
  /// - Parameters:
  ///   - run: the name of the run's folder, which is a safe file name, unlike the text in a line.
  ///   - rule: the rule that lines from other machines must satisfy; nil for lines that were made here.
  mutating func read(
    _ bytes: [UInt8], ofRun run: String, _ scope: PathScope, from results: ResultsDirectory,
    by rule: ReferenceRule?
  ) {
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
        line.run = run
        if let refusal = rule?.refusal(of: line) {
          throw ContainedPathError(
            source: scope.source, text: refusal.path, reason: refusal.reason)
        }
        lines.append(line)
      } catch let error as ContainedPathError {
        let isStranger = isStranger(Data(text), own, in: results)
        guard known.insert(error).inserted else { continue }
        if isStranger { strangers.append(error) } else { refused.append(error) }
      } catch {}
    }
  }

  /// Whether a line belongs to a package that was moved or copied here with its results; if so, it is recorded.
  private mutating func isStranger(
    _ text: Data, _ decoder: JSONDecoder, in results: ResultsDirectory
  ) -> Bool {
    guard !results.isElsewhere, let head = try? decoder.decode(Head.self, from: text),
      head.package != results.package
    else { return false }
    if head.time >= stranger?.time ?? -.infinity { stranger = (head.package, head.time) }
    return true
  }

  /// The folder to which the newest results belong, if the package is in a different folder now; nil otherwise.
  ///
  /// - Parameter record: the record of the tool's last run.
  func otherPackage(_ record: RunRecord?, in results: ResultsDirectory) -> String? {
    guard let stranger else { return nil }
    let newest = lines.map(\.time).max() ?? -.infinity
    let isRecorded = record.map { $0.package == results.package && $0.started >= stranger.time }
    return newest > stranger.time || isRecorded == true ? nil : stranger.package
  }

  mutating func sort() {
    lines.sort { ($0.time, $0.process, $0.sequence) < ($1.time, $1.process, $1.sequence) }
  }
}
