import DarkroomUIKit
import Foundation

/// Calls of UIKit upon windows, views and controllers: none may trap, hang or raise what it does not deserve.
struct ViewTarget: FuzzTarget {
  static let name = "views"
  static let unit = ViewProgram.bytesPerCall
  /// Fonts, glyphs and pictures are kept.
  static let inputsPerProcess = 2_000

  init() {}

  /// Calls of eight bytes each, behind a first eight that say what they may be.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes((2 + random.length(upTo: 400)) * Self.unit)
  }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      var things = try follow(input)
      RunLoop.main.run(until: Date())
      things.removeAll { $0.object == nil }
      try FuzzFailure.check(
        things.isEmpty || ProcessInfo.processInfo.environment["LEAKS"] == nil, "kept alive: \(Set(things.map(\.name)).sorted())")
    }
  }

  private struct Thing {
    let name: String
    weak var object: AnyObject?
  }

  /// Calls what the bytes say.
  ///
  /// - Returns: what must be gone when the program is.
  @MainActor
  private func follow(_ input: [UInt8]) throws -> [Thing] {
    let program = ViewProgram(input.prefix(Self.unit))
    for start in stride(from: Self.unit, to: input.count, by: Self.unit) where !program.isOver {
      try program.call(input[start..<min(start + Self.unit, input.count)])
    }
    guard !program.isOver else { return [] }
    for window in program.windows { window.layoutIfNeeded() }
    let objects: [AnyObject] = program.windows + program.views + program.controllers
    return objects.map { Thing(name: "\(type(of: $0))", object: $0) }
  }
}
