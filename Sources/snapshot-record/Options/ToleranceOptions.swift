import ArgumentParser
import DarkroomSnapshotStore

/// What may differ in every picture, whatever the tests say.
struct ToleranceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many pixels may differ in every picture, whatever its test says.", valueName: "n"))
  var maxDiffPixels: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("The share of pixels that may differ, 0 to 1.", valueName: "share"))
  var maxDiffPixelRatio: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How far a colour may be away, 0 to 1, by the rule of the program pixelmatch.",
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
