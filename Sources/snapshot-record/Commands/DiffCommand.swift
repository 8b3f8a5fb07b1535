import ArgumentParser
import DarkroomImageComparison

/// Compares two files.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNG files, or two texts.",
    discussion: """
      With only a pattern, as for `accept`, it compares a reference with its pending snapshot.

      It says how two pictures differ, view by view if both contain a view tree. With --output it writes a picture of \
      the difference. Files are equal if their bytes are equal, or the hashes of pixels that recorded \
      files hold. Exit codes: 0 equal or within the tolerance, 1 different, 2 not comparable.
      """)

  @Flag(name: .long, help: "Print JSON.")
  var asJSON = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write a PNG of the differences.", valueName: "png"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How far a color channel of a pixel may be away, 0 to 255.", valueName: "n"))
  var tolerance = 0

  @Option(
    name: .long, help: ArgumentHelp("The number of pixels that may differ.", valueName: "n"))
  var maxDiffPixels = 0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Compare as the program pixelmatch does, with this threshold, 0 to 1.", valueName: "t"))
  var threshold: Double?

  @Argument(
    help: ArgumentHelp("The reference, or a pattern for a pending snapshot.", valueName: "a"))
  var first: String

  @Argument(help: ArgumentHelp("The other file.", valueName: "b"))
  var second: String?

  func validate() throws {
    guard (0...255).contains(tolerance) else {
      throw ValidationError("--tolerance must be 0 to 255, and is \(tolerance).")
    }
    guard maxDiffPixels >= 0 else {
      throw ValidationError("--max-diff-pixels must be 0 or more, and is \(maxDiffPixels).")
    }
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold must be 0 to 1, and is \(threshold).")
    }
  }

  private var mode: ComparisonMode {
    if let threshold {
      return .pixelmatch(threshold: threshold, allowance: .pixels(maxDiffPixels))
    }
    return tolerance == 0 && maxDiffPixels == 0
      ? .exact : .tolerance(perChannel: tolerance, allowance: .pixels(maxDiffPixels))
  }

  func run() throws {
    try FilePair(first: first, second: second, mode: mode, output: output, asJSON: asJSON).compare()
  }
}

extension FilePair {
  /// The two files of a `diff` command without options; nil for all other arguments.
  ///
  /// This shortcut matters because parsing takes as long as the comparison itself when the files are equal.
  init?(plain arguments: [String]) {
    guard arguments.count == 3, arguments[0] == DiffCommand.configuration.commandName,
      !arguments.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    self.init(first: arguments[1], second: arguments[2])
  }
}
