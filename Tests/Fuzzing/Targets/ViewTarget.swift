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
      let program = ViewProgram(input.prefix(Self.unit))
      for start in stride(from: Self.unit, to: input.count, by: Self.unit) where !program.isOver {
        try program.call(input[start..<min(start + Self.unit, input.count)])
      }
      guard !program.isOver else { return }
      for window in program.windows { window.layoutIfNeeded() }
      // What was put off to a later turn.
      RunLoop.main.run(until: Date())
    }
  }
}
