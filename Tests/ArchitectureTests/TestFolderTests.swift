import Foundation
import Testing

/// Who knows where a thing stands in the sources knows where its tests stand.
struct TestFolderTests {
  @Test func testsStandInTheFoldersOfWhatTheyTest() throws {
    let folders = try TestFolders(of: Repository.root)

    #expect(folders.folders.count > 40)
    #expect(folders.strays == [], "no folder of the module: move it or write down an exemption")
    #expect(folders.misplaced == [], "another folder of the module has the file that they test")
    #expect(folders.needlessExemptions == [])
  }

  @Test func aFolderOfItsOwnIsAStray() {
    let folders = TestFolders(
      folders: ["UIKitTests/Looks", "UIKitTests/Resources/a.xcassets", "UIKitTests/View"],
      files: [], sourceFolders: ["UIKit/View"], sourceFiles: [])

    #expect(folders.strays == ["UIKitTests/Looks"])
    #expect(folders.needlessExemptions == ["UIKitTests/Resources"])
  }

  @Test func theToolsTestsAnswerToItsFolder() {
    let folders = TestFolders(
      folders: ["SnapshotRecordTests/Run", "SnapshotRecordTests/Walk"], files: [],
      sourceFolders: ["snapshot-record/Run"], sourceFiles: [])

    #expect(folders.strays == ["SnapshotRecordTests/Walk"])
  }

  @Test func aTestNamedAsAFileStandsWhereThatFileDoes() {
    let folders = TestFolders(
      folders: [],
      files: [
        "RasterTests/PathTests.swift", "RasterTests/Paint/BlendModeTests.swift",
        "RasterTests/Hashing/BlendModeTests.swift", "RasterTests/FillTests.swift",
      ],
      sourceFolders: ["Raster/Path", "Raster/Paint"],
      sourceFiles: [
        "Raster/Path/Path+Arc.swift", "Raster/Paint/BlendMode.swift",
        "Raster/Bands/BlendMode+Rows.swift", "PNG/Fill.swift",
      ])

    #expect(
      folders.misplaced == [
        "RasterTests/PathTests.swift", "RasterTests/Hashing/BlendModeTests.swift",
      ])
  }
}
