/// Tics that the prose of a folder still has.
///
/// A count may only shrink, and a folder that is not named has none.
/// After a cleanup write down the new, smaller count.
enum ProseAllowances {
  /// By folder, then by tic.
  static let counts: [String: [String: Int]] = {
    var counts: [String: [String: Int]] = [:]
    for row in table.split(separator: "\n") {
      let words = row.split(separator: " ").map(String.init)
      for pair in words.dropFirst() {
        let parts = pair.split(separator: "=")
        counts[words[0], default: [:]][String(parts[0])] = Int(parts[1])
      }
    }
    return counts
  }()

  private static let table = """
    Package.swift alone=1 of=1 whoever=1 wide=1
    Scripts alone=1 british=1 long=4 those=1 wide=25
    Sources/Combine wide=1
    Sources/ConstraintSolver alone=2 of=1 those=2
    Sources/CoreGraphics alone=2 british=3 of=1 those=9
    Sources/Foundation alone=1 isNo=1 long=1 of=3 those=16 wide=1
    Sources/ImageComparison isNo=1 of=2 wide=1
    Sources/ImageFiles british=1
    Sources/ObjectiveC alone=1 those=1
    Sources/Overlays isNo=1 of=3 those=7 wide=2
    Sources/PNG british=2
    Sources/PackageSettings of=1 those=1
    Sources/QuartzCore isNo=1 nilWhere=1 those=5 wide=1
    Sources/Raster alone=4 british=3 isNo=1 of=1 those=1 wide=3
    Sources/RasterKernels british=2 wide=3
    Sources/RasterKernelsAVX2 british=2 wide=3
    Sources/SwiftUI of=4 those=23 waits=1 wide=1
    Sources/Trees of=1
    Sources/Typesetting those=1
    Sources/UIKit alone=6 british=6 isNo=57 long=1 nilWhere=4 of=10 those=62 waits=2 whoever=1 wide=6
    Sources/snapshot-record alone=1 long=1
    Tests/Clients alone=1 british=7 waits=1 wide=5
    Tests/ConstraintSolverTests those=1
    Tests/ConstraintSystems alone=1 nilWhere=2 those=1
    Tests/CoreGraphicsTests alone=1
    Tests/CoreTextTests of=2
    Tests/FoundationTests those=1
    Tests/Fuzzing alone=5 british=2 isNo=2 nilWhere=2 of=5 those=8 waits=1 whoever=1 wide=2
    Tests/ItemListExample of=1 those=1
    Tests/OverlaysTests those=1
    Tests/PNGTests wide=1
    Tests/QuartzCoreTests those=1
    Tests/RasterTests alone=1 isNo=1
    Tests/SnapshotRecordTests isNo=2 waits=1 wide=2
    Tests/SnapshotTestingTests british=1 wide=2
    Tests/SourceCompatibilityTests alone=3
    Tests/SwiftSyntaxTwin wide=1
    Tests/SwiftUIGalleryTests of=1
    Tests/SwiftUITests alone=4 isNo=3 of=4 those=9 wide=7
    Tests/TestSupport alone=1 nilWhere=2 those=2
    Tests/TypesettingTests nilWhere=1
    Tests/UIKitTests alone=5 isNo=3 of=3 those=11 whoever=2 wide=9
    Tests/UneditedApp those=1
    Tests/UneditedShop british=1
    Tests/UneditedShopTests british=6
    Tests/osTests those=1
    """
}
