import ArgumentParser
import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// What `diff` compares, and how.
struct FilePair {
  /// The reference, or a pattern for pending snapshots if there is no second file.
  var first: String
  var second: String?
  var mode = ComparisonMode.exact
  /// The path at which to write a picture of the difference.
  var output: String?
  var asJSON = false

  /// Describes how the files differ, and exits the command accordingly.
  func compare() throws {
    let paths = try second.map { (first, $0) } ?? waiting(first)
    let (old, new) = (try bytes(of: paths.0), try bytes(of: paths.1))
    let report =
      FilePath.pathExtension(paths.0)?.lowercased() == "png"
      ? try pictures((paths.0, old), (paths.1, new)) : texts(old, new)
    if asJSON {
      try Console.json(report)
    } else {
      report.words.forEach { Console.say(TerminalText($0)) }
    }
    if !report.isMatch { throw ExitCode.failure }
  }

  /// Returns the reference and the new value of the only snapshot that a pattern matches.
  private func waiting(_ pattern: String) throws -> (String, String) {
    let package: PackageSnapshots
    do {
      package = try PackageSnapshots(containing: ".")
    } catch {
      throw ValidationError("\(error)")
    }
    let found = try PendingSelection(package.pending, [pattern], else: .usage).snapshots
    guard found.count == 1, let one = found.first else {
      Console.warn("\"\(pattern)\" matches several snapshots:")
      found.prefix(20).forEach { Console.warn("  \($0.name)") }
      throw ExitCode.usage
    }
    return (one.line.reference.path, one.path.path)
  }

  private func bytes(of path: String) throws(ExitCode) -> [UInt8] {
    do throws(StoreError) {
      if let bytes = try Files.read(path) { return bytes }
      throw .cannotRead(path: path, reason: "there is no such file")
    } catch {
      Console.warn("\(error)")
      throw ExitCode.usage
    }
  }

  private func pictures(
    _ old: (path: String, bytes: [UInt8]), _ new: (path: String, bytes: [UInt8])
  ) throws -> DifferenceReport {
    let before = try ComparedPicture(old.path, old.bytes)
    let after =
      Files.areEqual(old.bytes, new.bytes) ? before : try ComparedPicture(new.path, new.bytes)
    if let difference = before.equality(to: after) {
      return DifferenceReport(difference, before.metadata, after.metadata)
    }
    let (difference, reference, actual) = try compare(before, after)
    if let output, !difference.isMatch {
      try write(DifferencePicture(of: difference, reference: reference, actual: actual), to: output)
    }
    return DifferenceReport(difference, before.metadata, after.metadata)
  }

  /// Compares band by band if the files and the mode allow it.
  private func compare(_ before: ComparedPicture, _ after: ComparedPicture) throws(ExitCode)
    -> (ImageDifference, reference: any PictureRows, actual: any PictureRows)
  {
    let comparison = ImageComparison(mode: mode)
    if before.size == after.size, let old = before.rows, let new = after.rows,
      let difference = comparison.compare(rows: old, new)
    {
      return (difference, old, new)
    }
    let (old, new) = (try before.pixmap(), try after.pixmap())
    return (comparison.compare(reference: old, actual: new), old, new)
  }

  private func write(_ picture: DifferencePicture, to path: String) throws {
    var picture = picture
    let bytes = try PNGEncoder.encode(
      width: picture.width, height: picture.height, palette: DifferencePicture.palette
    ) { picture.next() }
    try Files.write(bytes, to: path)
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
