package import Foundation

/// Tries one target for a while, in child processes, and keeps what fails.
package struct Campaign {
  package struct Result {
    package var inputs: UInt64 = 0
    package var seconds = 0.0
    package var failures: UInt64 = 0
    package var files: [URL] = []
  }

  private let target: any FuzzTarget.Type
  private let seed: UInt64
  private let corpus: Corpus
  private let folder: URL
  private let say: (String) -> Void
  private var result = Result()
  /// How often each exception came that iOS raises too.
  private var exceptions: [String: Int] = [:]
  /// How often each kind of failure came.
  private var kinds: [String: Int] = [:]

  /// Failures of a kind that are shrunk and kept.
  private static let keptOfAKind = 2
  /// Seconds of the wall clock for one input, where a process waits and its own clock stands.
  private static let patience = 120.0

  package init(
    _ target: any FuzzTarget.Type, seed: UInt64, corpus: Corpus, say: @escaping (String) -> Void
  ) throws {
    self.target = target
    self.seed = seed
    self.corpus = corpus
    self.say = say
    folder = FileManager.default.temporaryDirectory
      .appending(path: "darkroom-fuzz-\(getpid())-\(target.name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Tries new inputs, from `first` on.
  package consuming func run(seconds: Double, from first: UInt64 = 0) throws -> Result {
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = Date()
    let end = start.timeIntervalSince1970 + seconds
    var next = first
    while Date().timeIntervalSince1970 < end {
      let (outcome, message, last) = try tryInputs(from: next, until: end)
      next = outcome == .passed ? last : last + 1
      if outcome == .raised { exceptions[Self.kind(ofException: message), default: 0] += 1 }
      if outcome.isFailure { try keep(number: last, outcome, message) }
    }
    result.inputs = next - first
    result.seconds = Date().timeIntervalSince(start)
    for (message, count) in exceptions.sorted(by: { $0.value > $1.value }) {
      say("\(target.name): \(count) times \(message)")
    }
    return result
  }

  /// Those of the inputs in files that fail, each in a process of its own.
  package static func replay(
    _ files: [URL], of target: any FuzzTarget.Type
  ) throws -> [(file: URL, outcome: Outcome, message: String)] {
    try files.compactMap { file in
      let errors = FileManager.default.temporaryDirectory
        .appending(path: "darkroom-replay-\(getpid())-\(file.lastPathComponent)")
      defer { try? FileManager.default.removeItem(at: errors) }
      let child = try ChildProcess(
        ["--file", target.name, file.path], of: target, errors: errors.path)
      let outcome = child.outcome(within: patience)
      return outcome.isFailure ? (file, outcome, child.message) : nil
    }
  }

  /// Without the names and numbers of an input: the first words of the reason.
  private static func kind(ofException message: String) -> String {
    let words = message.drop { $0 != "\'" }.split(separator: " ").prefix(9)
    return words.joined(separator: " ").filter { !$0.isNumber }
  }

  private func tryInputs(
    from first: UInt64, until end: Double
  ) throws -> (outcome: Outcome, message: String, last: UInt64) {
    let progress = folder.appending(path: "progress")
    try unsafe Data(bytes: [first], count: 8).write(to: progress)
    let child = try ChildProcess(
      ["--inputs", target.name, "\(seed)", "\(first)", "\(end)", progress.path],
      of: target, errors: folder.appending(path: "errors").path)
    var number = first
    var since = Date()
    while true {
      let outcome = child.outcome()
      let last = Self.number(in: progress) ?? number
      if let outcome { return (outcome, child.message, last) }
      if last != number { (number, since) = (last, Date()) }
      if Date().timeIntervalSince(since) > Self.patience {
        child.stop()
        return (.hang, "", number)
      }
      usleep(10_000)
    }
  }

  private static func number(in file: URL) -> UInt64? {
    guard let data = try? Data(contentsOf: file), data.count == 8 else { return nil }
    return data.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
  }

  private mutating func keep(number: UInt64, _ outcome: Outcome, _ message: String) throws {
    result.failures += 1
    let kind = "\(outcome) \(message.filter { !$0.isNumber })"
    kinds[kind, default: 0] += 1
    guard kinds[kind, default: 0] <= Self.keptOfAKind else { return }
    say("\(target.name): input \(number) of seed \(seed): \(outcome) \(message)")
    let maker = try target.init()
    var random = FuzzRandom(seed: seed, input: number)
    let input = maker.input(&random)
    let candidate = folder.appending(path: "candidate")
    let target = target
    let shrinker = Shrinker(
      fails: { outcome == (try? Self.outcome(of: $0, in: candidate, target)) },
      repair: maker.repaired,
      unit: target.unit,
      seconds: outcome == .hang ? 120 : 40)
    guard shrinker.fails(input) else { return say("  it does not fail alone") }
    let file = try corpus.add(shrinker.shrunk(input), outcome, to: target)
    result.files.append(file)
    let bytes = (try? Data(contentsOf: file).count) ?? 0
    say("  \(bytes) of \(input.count) bytes kept in \(file.path)")
    let child = try ChildProcess(
      ["--file", target.name, file.path], of: target, errors: candidate.path + ".errors",
      traces: true)
    _ = child.outcome(within: Self.patience)
    for frame in child.frames.prefix(4) { say("    \(frame)") }
  }

  /// What a process of its own makes of an input, which is written to `file`.
  private static func outcome(
    of input: [UInt8], in file: URL, _ target: any FuzzTarget.Type
  ) throws -> Outcome {
    try Data(input).write(to: file)
    return try ChildProcess(
      ["--file", target.name, file.path], of: target, errors: file.path + ".errors"
    )
    .outcome(within: patience)
  }
}
