import ArgumentParser
import DarkroomImageComparison

/// Compares two files.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNG files, or two texts.",
    discussion: """
      With a pattern alone, as for `accept`, it compares a reference with its value that waits.

      Says how two pictures differ, view by view where both hold a tree, and writes a picture of the difference \
      with --output. Files with the same bytes, or with the same stamp of their pixels, are equal, and are not \
      unpacked. Exit codes: 0 equal or within the tolerance, 1 different, 2 not comparable.
      """)

  @Flag(name: .long, help: "Print JSON.")
  var asJSON = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write a PNG that shows where they differ.", valueName: "png"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How far a channel may be away, 0 to 255, for a pixel to count as equal.", valueName: "n"))
  var tolerance = 0

  @Option(
    name: .long, help: ArgumentHelp("How many pixels may differ.", valueName: "n"))
  var maxDiffPixels = 0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Compare as the program pixelmatch does, with this threshold, 0 to 1.", valueName: "t"))
  var threshold: Double?

  @Argument(help: ArgumentHelp("The reference, or a snapshot that waits.", valueName: "a"))
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
  /// Of `diff` with two files and no options; nil for all other arguments.
  ///
  /// To parse them takes as long as all that is left to do where the files are equal.
  init?(plain arguments: [String]) {
    guard arguments.count == 3, arguments[0] == DiffCommand.configuration.commandName,
      !arguments.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    self.init(first: arguments[1], second: arguments[2])
  }
}
