/// A file that `Files.write` has not renamed yet; its name identifies the writing process.
package struct UnfinishedFile: Equatable, Sendable {
  package var writer: ProcessIdentity
  /// The number of the file among the ones of one writer.
  package var number: Int

  init(number: Int) {
    writer = .own
    self.number = number
  }

  /// - Returns: nil for the name of any other file.
  package init?(name: String) {
    guard
      let match = name.wholeMatch(
        of: /\.(?<process>\d+)(?:-(?<started>\d+))?-(?<number>\d+)\.snapshot-tmp/),
      let process = Int32(match.process), let number = Int(match.number)
    else { return nil }
    writer = ProcessIdentity(process: process, started: match.started.map(String.init))
    self.number = number
  }

  package var name: String {
    let started = writer.started.map { "-\($0)" } ?? ""
    return ".\(writer.process)\(started)-\(number).snapshot-tmp"
  }
}
