import Foundation
import Testing

/// Who reads an algorithm finds where it comes from, and where it differs from there.
struct AlgorithmSourceTests {
  /// Files that hold one, in Swift or in C, below `Sources`.
  private static let files = [
    "CJPEG/Reader.c",
    "CPNG/FilterTrial.c",
    "CPNG/RowFilters.c",
    "CXXHash/include/CXXHash.h",
    "ConstraintSolver/ConstraintSolver.swift",
    "ConstraintSolver/IndexQueue.swift",
    "CoreGraphics/Color/CGColor+Conversion.swift",
    "CoreGraphics/Geometry/CGAffineTransform+Components.swift",
    "CoreGraphics/Geometry/Rotation+Angle.swift",
    "CoreGraphics/Image/PixelFormat+Conversion.swift",
    "CoreGraphics/Path/GridPoint.swift",
    "CoreGraphics/Path/OutlineLinker.swift",
    "CoreGraphics/Path/PathOverlay.swift",
    "FontFiles/FontDigest.swift",
    "Foundation/Localization/BundleLocalizations.swift",
    "Foundation/MethodTable.swift",
    "ImageComparison/CellGrid.swift",
    "ImageComparison/LabColor+Difference.swift",
    "ImageComparison/LabColor.swift",
    "ImageComparison/PerceptualRule.swift",
    "ImageComparison/PixelmatchRule.swift",
    "ImageComparison/StraightPicture.swift",
    "ImageComparison/YIQ.swift",
    "JPEG/EXIFOrientation.swift",
    "JPEG/JPEGSegments.swift",
    "PNG/ColorConversion+Chunks.swift",
    "PNG/ColorTable.swift",
    "PNG/RowFilter.swift",
    "QuartzCore/Animation/CAMediaTimingFunction.swift",
    "QuartzCore/Animation/CASpringAnimation.swift",
    "QuartzCore/Geometry/CATransform3D+Functions.swift",
    "Raster/Compositing/BlendMode+HSL.swift",
    "Raster/Compositing/BlendMode+Rows.swift",
    "Raster/Coverage/ConvexOutline.swift",
    "Raster/Coverage/CoverageAccumulator+Lines.swift",
    "Raster/Coverage/CoverageAccumulator.swift",
    "Raster/Coverage/FarLine.swift",
    "Raster/Coverage/OutlineSweep.swift",
    "Raster/Effects/BackdropBlur.swift",
    "Raster/Effects/RowConvolution.swift",
    "Raster/Hashing/ContentHash.swift",
    "Raster/Numerics/GaussianKernel.swift",
    "Raster/Numerics/PortableMath.swift",
    "Raster/Numerics/Rotation.swift",
    "Raster/Path/ContinuousCorner.swift",
    "Raster/Path/CurveFlattener.swift",
    "Raster/Path/DashPattern.swift",
    "Raster/Path/EvenSteps.swift",
    "Raster/Path/Path+Arc.swift",
    "Raster/Path/Path+Contains.swift",
    "Raster/Path/Path+Shapes.swift",
    "Raster/Path/Path+WholePixels.swift",
    "Raster/Path/PathSegment.swift",
    "Raster/Path/QuadraticRoots.swift",
    "Raster/Path/SegmentLength.swift",
    "Raster/Path/Stroker+Caps.swift",
    "Raster/Path/Stroker+Curves.swift",
    "Raster/Path/Stroker+Joins.swift",
    "Raster/Path/Stroker.swift",
    "Raster/Pixmap/StraightAlpha.swift",
    "Raster/Profiles/ColorConversion.swift",
    "Raster/Profiles/Gamut.swift",
    "Raster/Profiles/ICCProfile.swift",
    "Raster/Profiles/LightMatrix.swift",
    "Raster/Profiles/ToneCurve.swift",
    "Raster/Profiles/TransferCurve.swift",
    "Raster/Sampling/BicubicWeights.swift",
    "Raster/Sampling/CurvedGradientSource.swift",
    "Raster/Sampling/GradientTable.swift",
    "Raster/Sampling/LinearGradientSource.swift",
    "Raster/Sampling/Turn.swift",
    "RasterKernels/Arithmetic.swift",
    "RasterKernels/RowKernels+Blending.swift",
    "RasterKernels/RowKernels+Color.swift",
    "RasterKernels/RowSum.swift",
    "SnapshotStore/Inline/LineAlignment.swift",
    "SnapshotStore/Names/NaturalOrder.swift",
    "SnapshotStore/Pending/Glob.swift",
    "SnapshotStore/Settings/PairwiseRows.swift",
    "SnapshotStore/Summary/LogCommands.swift",
    "SnapshotStore/Summary/VisibleCharacters.swift",
    "SnapshotTesting/Accessibility/ContrastRatio.swift",
    "SnapshotTesting/Accessibility/ReadingOrder.swift",
    "SnapshotTesting/Audit/ViewAudit+Texts.swift",
    "SnapshotTesting/Text/LineDifference.swift",
    "TerminalPictures/BlockMosaic.swift",
    "TerminalPictures/Pixmap+Resizing.swift",
    "TerminalPictures/Sixel.swift",
    "TerminalPictures/TerminalPicture.swift",
    "Trees/CommonSubsequence.swift",
    "Trees/TreeMatching.swift",
    "Typesetting/Fonts/Font+Making.swift",
    "Typesetting/Fonts/FontInstance+Outlines.swift",
    "Typesetting/Fonts/FontInstance.swift",
    "Typesetting/Layout/LineBreaker.swift",
    "Typesetting/Layout/LineSetter+Truncation.swift",
    "Typesetting/Shaping/GenerationalCache.swift",
    "Typesetting/Shaping/Itemizer.swift",
    "Typesetting/Unicode/BidiLevels.swift",
    "Typesetting/Unicode/BoundaryFinder.swift",
    "Typesetting/Unicode/CharacterCluster.swift",
    "UIKit/Animators/UICubicTimingParameters.swift",
    "UIKit/Animators/UISpringTimingParameters.swift",
    "UIKit/Color/HSBColor.swift",
    "UIKit/Layout/VisualFormat/VisualFormatParser.swift",
    "UIKit/Lists/Diffable/SnapshotDifference.swift",
    "UIKit/Lists/Table/HeightList.swift",
    "UIKit/Path/RoundedCorner.swift",
    "UIKit/Responders/UIResponder+Chain.swift",
    "UIKit/View/UIView+Tint.swift",
    "UIKitTesting/Events/UIScrollView+Simulation.swift",
    "UIKitTesting/Finders/NearestTexts.swift",
    "snapshot-record/CommandSuggestion.swift",
    "snapshot-record/Report/HTTPRequest.swift",
    "snapshot-record/Report/MarkdownText.swift",
    "snapshot-record/Reporters/WorkflowCommand.swift",
    "snapshot-record/Reporters/XMLText.swift",
    "snapshot-record/Terminal/TerminalColumns.swift",
  ]

  /// Also in a comment of C, which may have two slashes.
  private static let mark = "// - SeeAlso: "

  @Test(arguments: files)
  func anAlgorithmNamesItsSource(file: String) throws {
    #expect(try Repository.text("Sources/\(file)").contains(Self.mark))
  }

  /// Each comment that names a source says "We differ" or "As there", be it on two lines.
  @Test(arguments: files)
  func anAlgorithmSaysWhereItDiffers(file: String) throws {
    let lines = try Repository.text("Sources/\(file)").split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    for start in lines.indices where lines[start].contains(Self.mark) {
      let comment = lines[start...].prefix { $0.hasPrefix("//") }
      let words = comment.map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
      #expect(words.contains("We differ") || words.contains("As there"), "\(words)")
    }
  }

  /// A source that is added to a file joins the list, so that it cannot be lost again.
  @Test func theListIsComplete() throws {
    let citing = try ["swift", "c", "h"].flatMap { try Repository.files($0, in: "Sources") }
      .filter { try String(contentsOf: $0, encoding: .utf8).contains(Self.mark) }
    let top = Repository.root.appending(path: "Sources").path

    #expect(citing.map { String($0.path.dropFirst(top.count + 1)) }.sorted() == Self.files)
  }
}
