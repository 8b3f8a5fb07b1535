import FoundationEssentials

/// The runs whose lines are still on disk.
package struct RunHistory {
  let results: ResultsDirectory

  package init(_ results: ResultsDirectory) {
    self.results = results
  }

  /// The runs, newest last.
  package var runs: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results.events)) ?? []
    return names.map { ($0, Files.modified(FilePath.joined(results.events, $0)) ?? 0) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// The tool's last record, of a run or of a merge; runs without the tool leave no record.
  package var lastRecord: RunRecord? {
    let noted = runs.compactMap { run -> (Double, String)? in
      Files.modified(RunRecord.path(of: run, in: results)).map { ($0, run) }
    }
    return noted.max { $0 < $1 }.flatMap { RunRecord.read($0.1, in: results) }
  }

  /// The lines of one run, or of all runs, ordered by time.
  package func lines(of run: String? = nil) -> [ResultLine] { contents(of: run).lines }

  /// The contents of the files of one run, or of all runs.
  ///
  /// Lines that tests on this machine did not write must name references according to `ReferenceRule`; otherwise they
  /// are refused.
  package func contents(of run: String? = nil) -> RunContents {
    contents(of: run.map { [$0] } ?? folders)
  }

  private var folders: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: results.events))?.sorted() ?? []
  }

  private func contents(of runs: [String]) -> RunContents {
    var scope = PathScope(results)
    var contents = RunContents()
    let rule = ReferenceRule(results)
    for run in runs {
      let foreign = isOwn(run) ? nil : rule
      for path in Files.below(FilePath.joined(results.events, run)) where path.hasSuffix(".jsonl") {
        guard let bytes = try? Files.read(path) else { continue }
        scope.source = path
        contents.read(bytes, ofRun: run, scope, from: results, by: foreign)
      }
    }
    contents.sort()
    return contents
  }

  /// Whether tests on this machine wrote the lines of a run, so that they do not come from a merge, an import or a
  /// checkout.
  package func isOwn(_ run: String) -> Bool {
    !results.isElsewhere && RunOrigin.isOwn(FilePath.joined(results.events, run))
  }

  /// The lines that tests on this machine wrote.
  var ownLines: [ResultLine] { contents(of: folders.filter(isOwn)).lines }

  /// The folder to which the newest results belong, if the package was moved or copied since; nil otherwise.
  package func otherPackage(_ contents: RunContents) -> String? {
    contents.otherPackage(lastRecord, in: results)
  }

  /// Removes the lines of old runs.
  ///
  /// It keeps lines about a value that is still pending and that neither the newest run nor a later one of the kept
  /// runs describes.
  ///
  /// A value that differs in every run is kept only once. Runs in between are not examined, because their lines may
  /// have megabytes; the old line is removed the next time that the newest run contains the value.
  package func forgetOldRuns(keeping count: Int) {
    let runs = runs
    var later = runs.suffix(min(count, 1)).map { DescribedValues(of: $0, in: results) }
    for run in runs.dropLast(count).reversed() {
      let described = DescribedValues(of: run, in: results)
      if described.haveOneThatWaits(unlessOf: later) {
        later.append(described)
      } else {
        try? FileManager.default.removeItem(atPath: FilePath.joined(results.events, run))
        Files.remove(FilePath.joined(results.recorded, run))
        Files.remove(PendingNames.index(of: run, in: results))
      }
    }
    KeptSources(results).forget { lines().filter(isWaiting) }
  }

  private func isWaiting(_ line: ResultLine) -> Bool {
    line.pending.map { Files.exists($0.path) } ?? false
  }
}
