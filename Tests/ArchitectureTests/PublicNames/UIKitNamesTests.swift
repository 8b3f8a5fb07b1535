import DarkroomIOSSources
import Foundation
import Testing

/// The list that `ios-sources check` looks names up in.
struct UIKitNamesTests {
  @Test func theListIsThatOfTheSources() throws {
    let modules: Set<String> = [
      "CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore", "UIKit",
    ]
    let names = try PublicNames.ofSources.get().topLevelNames(of: modules)
      .filter(UIKitNames.isApples)
    guard names != UIKitNames.all else { return }
    let copy = FileManager.default.temporaryDirectory.appending(path: "UIKitNames+List.swift")
    try Self.file(names.sorted()).write(to: copy, atomically: true, encoding: .utf8)
    Issue.record(
      """
      Missing in the list: \(names.subtracting(UIKitNames.all).sorted()); too many in it: \
      \(UIKitNames.all.subtracting(names).sorted()). \
      Copy the new one: cp \(copy.path) Sources/IOSSources/Check/Generated/UIKitNames+List.swift
      """)
  }

  private static func file(_ names: [String]) -> String {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count < 94 {
        lines[lines.count - 1] += " \(name)"
      } else {
        lines.append("    \(name)")
      }
    }
    return """
      // Made by UIKitNamesTests from the sources of UIKit and of what it brings along.

      extension UIKitNames {
        static let list = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }

      """
  }
}
