import Foundation
import Testing

/// Who reads an algorithm finds where it comes from, and where it differs from there.
struct AlgorithmSourceTests {
  /// Files that hold one, below `Sources`.
  private static let files = [
    "ConstraintSolver/ConstraintSolver.swift",
    "ImageComparison/LabColor+Difference.swift",
    "ImageComparison/LabColor.swift",
    "ImageComparison/PixelmatchRule.swift",
    "PNG/RowFilter.swift",
    "Raster/Compositing/BlendMode+HSL.swift",
    "Raster/Coverage/CoverageAccumulator.swift",
    "Raster/Coverage/OutlineSweep.swift",
    "Raster/Numerics/GaussianKernel.swift",
    "Raster/Numerics/PortableMath.swift",
    "Raster/Numerics/Rotation.swift",
    "Raster/Path/ContinuousCorner.swift",
    "Raster/Path/EvenSteps.swift",
    "Raster/Path/Path+Arc.swift",
    "Raster/Path/Path+Contains.swift",
    "Raster/Path/PathSegment.swift",
    "Raster/Path/QuadraticRoots.swift",
    "Raster/Path/SegmentLength.swift",
    "Raster/Path/Stroker+Caps.swift",
    "Raster/Path/Stroker+Curves.swift",
    "Raster/Path/Stroker+Joins.swift",
    "Raster/Path/Stroker.swift",
    "Raster/Profiles/Gamut.swift",
    "Raster/Profiles/TransferCurve.swift",
    "Raster/Sampling/BicubicWeights.swift",
    "Raster/Sampling/CurvedGradientSource.swift",
    "RasterKernels/Arithmetic.swift",
    "RasterKernels/RowKernels+Blending.swift",
    "SnapshotStore/Settings/PairwiseRows.swift",
    "SnapshotTesting/Accessibility/ContrastRatio.swift",
    "SnapshotTesting/Text/LineDifference.swift",
    "TerminalPictures/Sixel.swift",
    "Trees/CommonSubsequence.swift",
    "Typesetting/Unicode/BidiLevels.swift",
    "UIKit/Animators/UICubicTimingParameters.swift",
    "UIKit/Animators/UISpringTimingParameters.swift",
    "UIKit/Lists/Diffable/SnapshotDifference.swift",
  ]

  @Test(arguments: files)
  func anAlgorithmNamesItsSource(file: String) throws {
    #expect(try Repository.text("Sources/\(file)").contains("/// - SeeAlso: "))
  }

  /// A source that is added to a file joins the list, so that it cannot be lost again.
  @Test func theListIsComplete() throws {
    let citing = try Repository.swiftFiles(in: "Sources").filter {
      try String(contentsOf: $0, encoding: .utf8).contains("/// - SeeAlso: ")
    }
    let top = Repository.root.appending(path: "Sources").path

    #expect(citing.map { String($0.path.dropFirst(top.count + 1)) } == Self.files)
  }
}
