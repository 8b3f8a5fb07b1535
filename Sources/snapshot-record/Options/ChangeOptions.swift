import ArgumentParser

/// Selects changes by the numbers that the summary of the last run gave them.
struct ChangeOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A change by its number in the last summary, in all snapshots that show it; several may be given.",
      valueName: "n"))
  var change: [Int] = []

  func validate(beside patterns: [String]) throws(ValidationError) {
    guard change.isEmpty || patterns.isEmpty else {
      throw ValidationError("--change and patterns are one choice: give one.")
    }
  }
}
