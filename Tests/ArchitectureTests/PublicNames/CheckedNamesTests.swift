import DarkroomIOSSources
import Foundation
import Testing

/// The lists that `ios-sources check` looks names up in.
struct CheckedNamesTests {
  @Test func theListOfUIKitIsThatOfTheSources() throws {
    let modules: Set<String> = [
      "CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore", "UIKit",
    ]
    let names = try PublicNames.ofSources.get().topLevelNames(of: modules)
    Self.compare(UIKitNames.all, with: names.filter(UIKitNames.isApples), "UIKitNames")
  }

  @Test func theListOfFrameworksIsThatOfTheSources() throws {
    let names = try PublicNames.ofSources.get().topLevelNames(of: ["CoreText", "Overlays"])
    Self.compare(FrameworkNames.all, with: names.filter(FrameworkNames.isApples), "FrameworkNames")
  }

  /// What was missing once may have come since.
  @Test func nothingThatIsThereIsToldToBeMissing() throws {
    let modules: Set<String> = ["Foundation", "ObjectiveC", "UIKit"]
    let names = try PublicNames.ofSources.get().topLevelNames(of: modules)

    #expect(names.isDisjoint(with: FileCheck.missingTypes))
    #expect(names.isDisjoint(with: FileCheck.runtimeFunctions))
  }

  private static func compare(_ list: Set<String>, with names: Set<String>, _ type: String) {
    guard names != list else { return }
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(type)+List.swift")
    do {
      try file(names.sorted(), type).write(to: copy, atomically: true, encoding: .utf8)
    } catch {
      Issue.record(error)
    }
    Issue.record(
      """
      Missing in the list: \(names.subtracting(list).sorted()); too many in it: \
      \(list.subtracting(names).sorted()). \
      Copy the new one: cp \(copy.path) Sources/IOSSources/Check/Generated/\(type)+List.swift
      """)
  }

  private static func file(_ names: [String], _ type: String) -> String {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count < 94 {
        lines[lines.count - 1] += " \(name)"
      } else {
        lines.append("    \(name)")
      }
    }
    return """
      // Made by CheckedNamesTests from the sources of the modules.

      extension \(type) {
        static let list = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }

      """
  }
}
