import ArgumentParser
import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore
import Foundation

/// Compares two files.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNG files, or two texts.",
    discussion: """
      With a pattern alone, as for `accept`, it compares a reference with its value that waits.

      Says how two pictures differ, view by view where both hold a tree, and writes a picture of the difference \
      with --output. Exit codes: 0 equal or within the tolerance, 1 different, 2 not comparable.
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
    guard (0...255).contains(tolerance), maxDiffPixels >= 0, (0...1).contains(threshold ?? 0) else {
      throw ValidationError("A number is outside its range; see --help.")
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
    let paths = try second.map { (first, $0) } ?? waiting(first)
    let (old, new) = (try bytes(of: paths.0), try bytes(of: paths.1))
    let report =
      Path.pathExtension(paths.0)?.lowercased() == "png"
      ? try pictures((paths.0, old), (paths.1, new)) : texts(old, new)
    if asJSON {
      try Console.json(report)
    } else {
      report.words.forEach(Console.say)
    }
    if !report.isMatch { throw ExitCode.failure }
  }

  /// The reference and the new value of the one snapshot that a pattern means.
  private func waiting(_ pattern: String) throws -> (String, String) {
    let package: PackageSnapshots
    do {
      package = try PackageSnapshots(containing: ".")
    } catch {
      throw ValidationError("\(error)")
    }
    let found = package.pending.matching([pattern])
    guard found.count == 1, let one = found.first else {
      Console.warn(
        found.isEmpty
          ? "Nothing that waits matches \"\(pattern)\"; see `snapshot-record pending`."
          : "\"\(pattern)\" means several snapshots:")
      found.prefix(20).forEach { Console.warn("  \($0.name)") }
      throw ExitCode.usage
    }
    return (one.line.reference.path, one.path.path)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    do {
      if let bytes = try Files.read(path) { return bytes }
      throw StoreError.cannotRead(path: path, reason: "there is no such file")
    } catch {
      Console.warn("\(error)")
      throw ExitCode.usage
    }
  }

  private func pictures(
    _ old: (path: String, bytes: [UInt8]), _ new: (path: String, bytes: [UInt8])
  ) throws -> DifferenceReport {
    let (before, after) = (try decode(old.bytes, old.path), try decode(new.bytes, new.path))
    let difference = ImageComparison(mode: mode).compare(
      reference: before.pixmap, actual: after.pixmap)
    if let output, !difference.isMatch {
      let picture = DifferencePicture.picture(
        of: difference, reference: before.pixmap, actual: after.pixmap)
      try Files.write(PNGEncoder.encode(picture, options: .difference), to: output)
    }
    return DifferenceReport(difference, before.metadata, after.metadata)
  }

  private func decode(_ bytes: [UInt8], _ path: String) throws -> DecodedImage {
    do throws(PNGError) {
      return try PNGDecoder.decode(bytes)
    } catch {
      Console.warn("\(path): \(error)")
      throw ExitCode.usage
    }
  }

  private func texts(_ old: [UInt8], _ new: [UInt8]) -> DifferenceReport {
    DifferenceReport(
      isMatch: old == new,
      words: [
        old == new
          ? "The files are equal." : "The files differ: \(old.count) and \(new.count) bytes."
      ])
  }
}
