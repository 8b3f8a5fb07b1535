import DarkroomUIKit

/// Snapshots of diffable data sources that are edited, applied and scrolled: a list must end up as its snapshot says.
struct DiffableTarget: FuzzTarget {
  static let name = "diffable"
  static let unit = 6
  /// Shaped text is kept.
  static let inputsPerProcess = 5_000

  init() {}

  /// Edits of six bytes each, behind a first six that say what the list is.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes((2 + random.length(upTo: 60)) * Self.unit)
  }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      var reader = InputReader(Array(input.prefix(Self.unit)))
      let program = DiffableProgram(&reader)
      for start in stride(from: Self.unit, to: input.count, by: Self.unit) {
        var reader = InputReader(Array(input[start..<min(start + Self.unit, input.count)]))
        try program.call(&reader)
      }
      try program.applyAndCheck()
    }
  }
}
