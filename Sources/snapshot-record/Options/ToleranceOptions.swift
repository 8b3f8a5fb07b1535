import ArgumentParser
import DarkroomSnapshotStore

/// The tolerance for every picture, regardless of the tests' own settings.
struct ToleranceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The number of pixels that may differ in every picture. It takes precedence over the test.",
      valueName: "n"))
  var maxDiffPixels: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("The share of pixels that may differ, 0 to 1.", valueName: "share"))
  var maxDiffPixelRatio: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The allowed color difference, 0 to 1, by pixelmatch's rule.",
      valueName: "t"))
  var threshold: Double?

  func tolerance() throws(IllegalValue) -> Tolerance {
    try Tolerance(
      threshold: threshold, maxDiffPixels: maxDiffPixels, maxDiffPixelRatio: maxDiffPixelRatio,
      named: .flags)
  }

  func validate() throws {
    do throws(IllegalValue) {
      _ = try tolerance()
    } catch {
      throw ValidationError("\(error).")
    }
  }
}
