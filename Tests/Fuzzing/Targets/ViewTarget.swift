import DarkroomUIKit
import Foundation

/// Calls of UIKit upon windows, views and controllers: none may trap, hang or raise what it does not deserve.
struct ViewTarget: FuzzTarget {
  static let name = "views"
  static let unit = ViewProgram.bytesPerCall
  /// Fonts, glyphs and pictures are kept.
  static let inputsPerProcess = 2_000

  init() {}

  static func mayRaise(_ text: String) -> Bool { DeservedException.wasRaised(in: text) }

  /// Calls of eight bytes each, behind a first eight that say what they may be.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes((2 + random.length(upTo: 400)) * Self.unit)
  }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      let left = try runProgram(input)
      Self.finishTurn()
      let kept = left.compactMap(\.view)
      try FuzzFailure.check(
        kept.isEmpty,
        "\(kept.count) of \(left.count) views are kept: \(kept.map(\.description).joined(separator: "\n"))"
      )
    }
  }

  /// The views that nothing need keep when the program is gone.
  @MainActor
  private func runProgram(_ input: [UInt8]) throws -> [LeftView] {
    let program = ViewProgram(input.prefix(Self.unit))
    for start in stride(from: Self.unit, to: input.count, by: Self.unit) where !program.isOver {
      try program.call(input[start..<min(start + Self.unit, input.count)])
    }
    guard !program.isOver else { return [] }
    for window in program.windows { window.layoutIfNeeded() }
    Self.finishTurn()
    return program.end().map { LeftView(view: $0) }
  }

  /// Does what was put off to a later turn of the main queue.
  @MainActor
  private static func finishTurn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }

  private struct LeftView {
    weak var view: UIView?
  }
}
