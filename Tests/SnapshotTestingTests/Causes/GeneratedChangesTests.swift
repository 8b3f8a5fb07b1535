import DarkroomSnapshotStore
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// Changes that are drawn by lot: one is never more than one thing to decide, and two are never one.
@MainActor
struct GeneratedChangesTests {
  typealias Part = DesignedScreen.Part

  /// How many are drawn: one of each kind, and five hundred with DARKROOM_LONG_TESTS.
  private static let count =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil
    ? GeneratedChange.allCases.count : 500

  /// What a screen is made of, and nothing of how it looks.
  private struct Plan {
    var parts: [[Part]]
    var titles: [String]

    init(_ number: Int, showing changes: [GeneratedChange], _ random: inout SeededNumbers) {
      parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Array(Part.allCases.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
      }
      parts[0] += changes.compactMap(\.part)
      if parts.count == 1, changes.contains(.spacing) { parts.append([.price]) }
      titles = ["Screen \(number)"] + parts.indices.map { "Card \(number).\($0)" }
    }

    @MainActor
    func screen(_ tokens: DesignTokens) -> DesignedScreen {
      DesignedScreen(parts, tokens, titles: titles)
    }
  }

  @Test func oneChangeIsNeverMoreThanOneThingToDecide() throws {
    for seed in 0..<Self.count {
      var random = SeededNumbers(seed)
      let change = GeneratedChange.allCases[seed % GeneratedChange.allCases.count]
      let old = DesignTokens()
      var new = old
      change.apply(to: &new, &random)
      var compared = ComparedScreens()
      for number in 0..<3 {
        let plan = Plan(number, showing: [change], &random)
        try compared.compare("s\(number)", plan.screen(old), plan.screen(new))
      }

      #expect(compared.changes.all.count <= 1, "seed \(seed), \(change): \(compared.words)")
      #expect(
        compared.lines.allSatisfy { $0.evidence?.isExplained == true },
        "seed \(seed), \(change): \(compared.words)")
    }
  }

  @Test func twoChangesAreNeverOneThingToDecide() throws {
    for seed in 0..<Self.count {
      var random = SeededNumbers(1_000_000 + seed)
      let kinds = GeneratedChange.allCases.shuffled(using: &random).prefix(2)
      let old = DesignTokens()
      var (a, b) = (old, old)
      kinds[0].apply(to: &a, &random)
      kinds[1].apply(to: &b, &random)
      let both = a.changed(from: old, to: b)
      var compared = ComparedScreens()
      for (name, tokens) in [("a", a), ("b", b), ("both", both)] {
        let plan = Plan(name.count, showing: Array(kinds), &random)
        try compared.compare(name, plan.screen(old), plan.screen(tokens))
      }

      // If a bar grows by as much as a card below it shrinks, the card keeps its end. The same frames result from
      // a card that is held at its end and a bar that fills the rest, which is one change.
      let growth = both.barHeight - old.barHeight + 2 * (both.inset - old.inset)
      withKnownIssue("a bar and an inset that cancel out", isIntermittent: true) {
        #expect(
          compared.changes.all.allSatisfy { $0.lines.count == 1 },
          "seed \(seed), \(kinds): \(compared.words)")
      } when: {
        both.barHeight != old.barHeight && growth == 0
      }
    }
  }
}

extension DesignTokens {
  /// With what differs between two others.
  fileprivate func changed(from old: DesignTokens, to new: DesignTokens) -> DesignTokens {
    var result = self
    func take<Value: Equatable>(_ path: WritableKeyPath<DesignTokens, Value>) {
      if old[keyPath: path] != new[keyPath: path] { result[keyPath: path] = new[keyPath: path] }
    }
    for path in [\DesignTokens.accent, \.ink, \.paper] { take(path) }
    for path in [
      \DesignTokens.cardRadius, \.borderWidth, \.spacing, \.inset, \.barHeight, \.titleSize,
      \.bodySize, \.lineWidth, \.shadowRadius,
    ] { take(path) }
    take(\.titleFamily)
    take(\.slogan)
    take(\.badge)
    take(\.isOn)
    take(\.dotSides)
    return result
  }
}
