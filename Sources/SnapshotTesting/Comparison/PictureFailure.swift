import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit

/// Collects the contents of a failure message about a picture: causes, changes, views and numbers.
struct PictureFailure {
  var picture: Picture
  var sides: ComparedSides
  var reading: PNGStamp.Reading
  var difference: ImageDifference
  var mode: ComparisonMode
  var numbers: DifferenceNumbers

  private var isForeign: Bool { reading == .absent }

  var result: Difference {
    var numbers = numbers
    let trees = trees
    let causes: PictureCauses? = isForeign ? nil : trees.map { self.causes($0) }
    let explanation = explanation(by: causes)
    let tally = tally(by: explanation)
    let views = tally.map(blamed) ?? []
    numbers.views = views.isEmpty ? nil : views
    var result = Difference(message: upstreamWords)
    result.words = words(trees)
    result.evidence = evidence(
      explanation, hasChanges: causes?.causes.isEmpty == false,
      PictureEvidence(difference: difference, views: views, unexplained: tally?.unexplained))
    result.details = details(blaming: views)
    result.numbers = numbers
    result.isForeign = isForeign
    return result
  }

  private typealias Trees = (old: TreeNode, new: TreeNode)

  /// The trees of the reference and of the picture; nil if one of them has none.
  private var trees: Trees? {
    guard let old = sides.metadata[PictureNotes.treeKeyword].flatMap(TreeText.parse),
      let new = picture.tree
    else { return nil }
    return (old, new)
  }

  private func causes(_ trees: Trees) -> PictureCauses {
    PictureCauses(
      from: PictureCauses.Side(
        tree: trees.old, drawing: DrawingNotes(sides.metadata, nodes: trees.old.count)),
      to: PictureCauses.Side(tree: trees.new, drawing: DrawingNotes(picture)),
      scale: Double(picture.scale))
  }

  /// The explanation of the pixels; nil if nothing has changed, or too much.
  func explanation(by causes: PictureCauses?) -> PictureEvidence.Explanation? {
    guard let causes, let named = PictureEvidence.named(causes.causes) else { return nil }
    return (named, ExplainedAreas(of: causes.places, in: picture))
  }

  private func evidence(
    _ explanation: PictureEvidence.Explanation?, hasChanges: Bool, _ evidence: PictureEvidence
  ) -> ChangeEvidence {
    if let explanation {
      let found = evidence.explained(by: explanation)
      return found.isExplained ? found : replacement(of: explanation.causes, evidence) ?? found
    }
    if isForeign || hasChanges { return evidence.withoutCauses }
    let renderer = RendererChange(sides.metadata, reading, list: picture.list)
    return renderer.map { evidence.explained(by: $0) }
      ?? replacement(of: [], evidence) ?? evidence.withoutCauses
  }

  /// The one color that was replaced in all pixels that differ, if views do not show another cause.
  private func replacement(
    of causes: [ChangeEvidence.Cause], _ evidence: PictureEvidence
  ) -> ChangeEvidence? {
    guard let colors = ColorReplacement(sides.reference, sides.actual) else { return nil }
    let cause = PictureCauses.cause(of: colors)
    return causes.allSatisfy { $0.key == cause.key } ? evidence.explained(by: cause) : nil
  }

  /// The changes in the trees and in the reference's notes.
  private func words(_ trees: Trees?) -> [String] {
    let old = PictureNotes(sides.metadata)
    let new = PictureNotes(picture)
    var words: [String] = []
    if isForeign {
      words.append("The reference was recorded by another renderer, so text will differ.")
    } else {
      words += new.changes(since: old).filter { !PictureNotes.ofViews.contains($0) }
    }
    if let trees {
      words += TreeComparison(old: trees.old, new: trees.new).summary(limit: 12)
    }
    return words
  }

  /// The numbers.
  private func details(blaming views: [String]) -> [String] {
    let drawn =
      views.isEmpty ? [] : ["Drawn there: \(views.prefix(4).joined(separator: ", "))."]
    return ["\(difference)."] + drawn
  }

  private var upstreamWords: String {
    guard difference.hasSizeMismatch else { return PrecisionWords.describe(difference, mode) }
    let scale = Double(picture.scale)
    func points(_ size: PixelSize) -> String {
      "(\(Double(size.width) / scale), \(Double(size.height) / scale))"
    }
    return "Newly-taken snapshot@\(points(difference.actualSize)) does not match "
      + "reference@\(points(difference.referenceSize))."
  }

  /// Who drew the pixels that differ, and which of them the changes do not explain; nil if that is not needed or not
  /// known.
  private func tally(by explanation: PictureEvidence.Explanation?) -> OwnerTally? {
    let hasSuspects = !picture.drawers.isEmpty && !difference.hasSizeMismatch
    guard let list = picture.list, hasSuspects || explanation != nil,
      let found = difference.hasSizeMismatch ? sides.commonDifference : difference
    else { return nil }
    let areas = explanation?.areas ?? ExplainedAreas(owners: [])
    let mapper = OwnerMapper(
      list, in: found.boundingBox ?? .empty,
      noting: areas.owners.contains(true) ? areas.owners : [])
    return found.tally(explainedBy: areas, mappedBy: mapper.map)
  }

  /// The views that drew the pixels that differ, those with the most pixels first.
  private func blamed(by tally: OwnerTally) -> [String] {
    guard !difference.hasSizeMismatch else { return [] }
    let owners = picture.owners
    let found = tally.owners
      .compactMap { owners.indices.contains(Int($0.owner)) ? owners[Int($0.owner)] : nil }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
