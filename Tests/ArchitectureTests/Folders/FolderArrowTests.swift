import Foundation
import Testing

/// UIKit has wings: the core knows neither lists nor nibs, lists know no nibs.
///
/// Raster has stages, and in them an order of its folders.
struct FolderArrowTests {
  /// `Scripts/folder-arrows` sets it.
  private static let isDrawing = ProcessInfo.processInfo.environment["DARKROOM_DRAW_FOLDERS"] == "1"

  @Test func noFolderNamesAWingAboveIt() throws {
    let arrows = try FolderArrows<Wing>.ofSources()

    #expect(arrows.folders.isSuperset(of: ["View", "Lists/Table", "Nibs/Reading"]))
    #expect(arrows.upward == [], "turn it round: a protocol or a hook below, the type above")
  }

  @Test func everyDoorIsUsed() throws {
    #expect(try FolderArrows<Wing>.ofSources().namedFromBelow == Set(Wing.doors.keys))
  }

  @Test func noFolderOfRasterNamesOneAboveIt() throws {
    let arrows = try FolderArrows<Stage>.ofSources()
    let order = Stage.folders.flatMap(\.folders)

    #expect(arrows.folders == Set(order), "a folder has its place in Stage.folders")
    for (place, folder) in order.enumerated() {
      let above = arrows.targets(of: folder).subtracting(order[..<place])
      #expect(
        above == [],
        "\(folder): \(arrows.uses[folder, default: [:]].filter { above.contains($0.key) })")
    }
    #expect(arrows.upward == [])
    #expect(Stage.folders.map(\.stage) == Stage.allCases)
  }

  @Test func thePicturesAreThoseOfTheSources() throws {
    try check(FolderPicture(FolderArrows<Wing>.ofSources()))
    try check(FolderPicture(FolderArrows<Stage>.ofSources()))
  }

  private func check<Layer>(_ picture: FolderPicture<Layer>) throws {
    let path = FolderPicture<Layer>.path
    if Self.isDrawing {
      try picture.page.write(
        to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
    }

    #expect(try picture.page == Repository.text(path), "out of date: run Scripts/folder-arrows")
  }

  @Test func aNameThatPointsUpIsFoundInCodeAlone() {
    let arrows = FolderArrows<Wing>(sources: [
      "View/UIView.swift": """
      public class UIView {}
      // UITableView
      let word = "UITableView \\(hint(for: UICell.self)) UITableView"
      """,
      "Lists/Table/UITableView.swift": "open class UITableView: UIView {}",
      "Lists/Table/UICell.swift": "@MainActor final class UICell {}\nprivate class UIView2 {}",
      "Nibs/UINib.swift": "open class UINib { var view: UITableView }",
    ])

    #expect(arrows.upward == ["View/UIView.swift names UICell of Lists/Table"])
    #expect(arrows.targets(of: "Nibs") == ["Lists/Table"])
    #expect(arrows.targets(of: "View") == [])
  }

  @Test func foldersThatNameEachOtherShareABox() {
    let arrows = FolderArrows<Wing>(sources: [
      "A/A.swift": "struct A { var b: B }", "B/B.swift": "struct B { var a: A; var c: C }",
      "C/C.swift": "struct C {}", "Lists/X/X.swift": "struct X { var a: A; var c: C }",
    ])
    let circles = FolderCircles(arrows)

    #expect(circles.circles == [["C"], ["A", "B"], ["Lists/X"]])
    #expect(circles.arrowsBetween.map { [$0.from, $0.to] } == [[1, 0], [2, 1]])
  }
}
