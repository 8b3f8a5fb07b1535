import DarkroomTestSupport
import Foundation
import Testing

/// Which folder of a module may name types of which other folder: the list is in `Scripts/folder-arrows`.
struct FolderArrowTests {
  @Test func noFolderNamesOneAboveIt() throws {
    let run = try Self.run("--check", in: Repository.root.path)

    #expect(run.output == "" && run.errors == "" && run.status == 0)
  }

  @Test func aNameThatPointsUpIsFoundOnlyInCode() throws {
    let run = try Self.run(
      "--check", "IOSSources",
      on: [
        "IOSSources/Reading/Token.swift": """
        public struct Token {}
        // ModuleCheck
        let word = "ModuleCheck \\(hint(for: FileCheck.self, "ModuleCheck")) ModuleCheck" /* Index */
        """,
        "IOSSources/Declarations/Member.swift": "struct Member { var token: Token }",
        "IOSSources/Index/Index.swift": "@MainActor final class Index {}",
        "IOSSources/Translation/Pass.swift": "private struct Own {}\nstruct Pass {}",
        "IOSSources/Check/Check.swift": "struct ModuleCheck {}\nstruct FileCheck { var a: Own }",
      ])

    #expect(
      run.output
        == "IOSSources/Reading/Token.swift names FileCheck of Check, which is above it\n")
    #expect(run.status == 1)
  }

  @Test func everyFolderHasAPlaceAndEveryPlaceAFolder() throws {
    let run = try Self.run(
      "--check", "Combine",
      on: [
        "Combine/Merging/Merge.swift": "struct Merge {}", "Combine/Zipping/Zip.swift": "",
        "Combine/Collecting/Collect.swift": "", "Combine/Combine.swift": "",
      ])

    #expect(
      run.output == """
        Combine/Zipping has no place in Scripts/folder-arrows
        Combine/CombiningLatest has a place in Scripts/folder-arrows, and is gone
        Combine/Observing has a place in Scripts/folder-arrows, and is gone

        """)
  }

  @Test func circlesAndTheTypesBetweenFoldersArePrinted() throws {
    let run = try Self.run(
      on: [
        "Shop/A/A.swift": "struct A { var b: B }", "Shop/C/C.swift": "enum C {}",
        "Shop/B/B.swift": "struct B { var a: A; var c: C }", "Flat/D.swift": "struct D {}",
      ])

    #expect(
      run.output == """
        Shop: 3 folders, 2 of them in circles
          circle: A, B
          A -> B: B
          B -> A: A
          B -> C: C

        """)
  }

  /// A picture leaves out arrows that follow from others; doors lead up from all parts below.
  @Test func foldersThatNameEachOtherShareABox() throws {
    let page = "Sources/UIKit/UIKit.docc/Folders.md"
    let folder = try Self.folder(with: [
      "UIKit/View/View.swift": "class View { var layer: Layer; var nib: UINib }",
      "UIKit/Layer/Layer.swift": "class Layer { var view: View }",
      "UIKit/Color/Color.swift": "class Color { var board: UIStoryboard; UIStoryboardSegue() }",
      "UIKit/Lists/Table/Table.swift": "class Table { var view: View; var color: Color }",
      "UIKit/Nibs/Reading/Nib.swift":
        "class UINib { var table: Table; var view: View }\nclass UIStoryboard {}\nclass UIStoryboardSegue {}",
    ])
    try folder.write("Above\n```mermaid\nflowchart TD\nold\n```\nBelow\n", to: page)
    let run = try Self.run("--draw", "UIKit", in: folder.path)

    #expect(run.output == "" && run.errors == "")
    #expect(
      try folder.text(page) == """
        Above
        ```mermaid
        flowchart TD
          subgraph nibs
            c3["Nibs/Reading"]
          end
          subgraph lists
            c2["Lists/Table"]
          end
          subgraph core
            c1["Layer, View"]
            c0["Color"]
          end
          c3 --> c2
          c2 --> c1
          c2 --> c0
          core & lists -.-> nibs
        ```
        Below

        """)
  }

  /// A copy of the script beside sources, by path below `Sources`.
  private static func folder(with sources: [String: String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (path, text) in sources { try folder.write(text, to: "Sources/\(path)") }
    try folder.createFolder("Scripts")
    try FileManager.default.copyItem(
      atPath: Repository.root.appending(path: script).path, toPath: folder.path(script))
    return folder
  }

  private static let script = "Scripts/folder-arrows"

  private static func run(
    _ arguments: String..., on sources: [String: String]
  ) throws -> TestProductRun {
    let folder = try folder(with: sources)
    return try run(arguments, in: folder.path)
  }

  private static func run(_ arguments: String..., in root: String) throws -> TestProductRun {
    try run(arguments, in: root)
  }

  private static func run(_ arguments: [String], in root: String) throws -> TestProductRun {
    try TestProductRun(
      arguments, environment: ProcessInfo.processInfo.environment, in: ScratchFolder(),
      by: "\(root)/\(script)")
  }
}
