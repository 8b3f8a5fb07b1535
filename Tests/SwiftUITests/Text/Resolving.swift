import Testing

@testable import SwiftUI

extension Text {
  /// The text in surroundings as a hosting view gives them, but at 3x.
  @MainActor
  func resolved(_ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> ResolvedText {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    change(&environment)
    return try #require(resolved(in: environment))
  }

  /// The attribute of the first letter.
  @MainActor
  func first<Value>(
    _ key: NSAttributedString.Key, as type: Value.Type = Value.self,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Value? { try resolved(change).pieces.first?.attributes[key] as? Value }
}
