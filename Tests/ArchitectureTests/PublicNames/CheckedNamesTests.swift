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
    Self.compare(UIKitNames.all, with: names.filter(UIKitNames.isApples), "UIKitNames+List")
  }

  @Test func theListOfFrameworksIsThatOfTheSources() throws {
    let names = try PublicNames.ofSources.get().topLevelNames(
      of: ["CoreGraphics", "CoreText", "Overlays", "QuartzCore", "UIKit"])
    Self.compare(
      FrameworkNames.all, with: names.filter(FrameworkNames.isApples), "FrameworkNames+List")
  }

  /// What was missing once may have come since.
  @Test func nothingThatIsThereIsToldToBeMissing() throws {
    let modules: Set<String> = ["Foundation", "ObjectiveC", "UIKit"]
    let names = try PublicNames.ofSources.get().topLevelNames(of: modules)

    #expect(names.isDisjoint(with: FileCheck.missingTypes))
    #expect(names.isDisjoint(with: FileCheck.runtimeFunctions))
  }

  @Test func theListOfMembersIsThatOfTheSources() throws {
    var sources = try PublicNames.ofSources.get()
    for file in try Repository.swiftFiles(in: ".build/checkouts/OpenCombine/Sources") {
      sources.add(
        "OpenCombine", path: file.path, text: try String(contentsOf: file, encoding: .utf8))
    }
    let names = sources.memberNames().filter { $0.first?.isLetter == true }
    let told = UIKitNames.all.union(FrameworkNames.all)
    Self.compare(
      MemberNames.ours.subtracting(told), with: names.subtracting(told), "MemberNames+Darkroom",
      property: "darkroom")
  }

  /// Half a minute, for a list that only a new toolchain changes.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] != nil))
  func theListOfTheToolchainIsThatOfItsModules() throws {
    let names = try ToolchainNames.names(of: MemberNames.modules).filter {
      $0.first?.isLetter == true
    }
    Self.compare(MemberNames.toolchain, with: names, "MemberNames+Toolchain", property: "swift")
  }

  private static func compare(
    _ list: Set<String>, with names: Set<String>, _ file: String, property: String = "list"
  ) {
    guard names != list else { return }
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(file).swift")
    do {
      let type = String(file.prefix { $0 != "+" })
      try source(names.sorted(), type, property).write(to: copy, atomically: true, encoding: .utf8)
    } catch {
      Issue.record(error)
    }
    Issue.record(
      """
      Missing in the list: \(names.subtracting(list).sorted()); too many in it: \
      \(list.subtracting(names).sorted()). \
      Copy the new one: cp \(copy.path) Sources/IOSSources/Check/Generated/\(file).swift
      """)
  }

  private static func source(_ names: [String], _ type: String, _ property: String) -> String {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count < 94 {
        lines[lines.count - 1] += " \(name)"
      } else {
        lines.append("    \(name)")
      }
    }
    let size = lines.count > 590 ? "// size: a list that is made as a whole\n" : ""
    return size + """
      // Made by CheckedNamesTests from the sources of the modules.

      extension \(type) {
        static let \(property) = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }

      """
  }
}
