import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import DarkroomUIKit

/// Gathers what a failure says about a picture: causes and changes in words, views to blame, numbers.
struct PictureFailure {
  var image: UIImage
  var actual: any PictureRows
  var reference: any PictureRows
  var metadata: PNGMetadata
  var reading: PNGStamp.Reading
  var difference: ImageDifference
  var mode: ComparisonMode
  var origin: PictureOrigin?
  var numbers: DifferenceNumbers

  private var isForeign: Bool { reading == .absent }

  var result: Difference {
    var numbers = numbers
    let views = blamed
    numbers.views = views.isEmpty ? nil : views
    var result = Difference(message: upstreamWords)
    result.words = words
    result.details = details(blaming: views)
    result.numbers = numbers
    result.isForeign = isForeign
    result.picture = { [difference, reference, actual] in
      var picture = DifferencePicture(of: difference, reference: reference, actual: actual)
      return try? PNGEncoder.encode(
        width: picture.width, height: picture.height, palette: DifferencePicture.palette,
        options: .difference
      ) { picture.next() }
    }
    return result
  }

  /// What the tree and the reference's notes tell.
  private var words: [String] {
    let old = PictureStamp(metadata)
    let new = PictureStamp(image: image, origin: origin)
    var words: [String] = []
    if isForeign {
      words.append("The reference was recorded by another renderer, so text will differ.")
    } else {
      words += new.changes(since: old).filter { $0 != "view tree" }
    }
    if let before = old.tree.flatMap(TreeText.parse), let now = origin?.tree {
      words += TreeComparison(old: before, new: now).summary(limit: 12)
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
    let scale = Double(image.scale)
    func points(_ size: PixelSize) -> String {
      "(\(Double(size.width) / scale), \(Double(size.height) / scale))"
    }
    return "Newly-taken snapshot@\(points(difference.actualSize)) does not match "
      + "reference@\(points(difference.referenceSize))."
  }

  /// The views that drew the pixels that differ, those with most first.
  private var blamed: [String] {
    guard let list = image.cgImage?.displayList, let owners = origin?.owners, !owners.isEmpty,
      !difference.hasSizeMismatch
    else { return [] }
    let found = difference.owners { BandRasterizer.owners(list, in: $0) }
      .compactMap { owners.indices.contains(Int($0.owner)) ? owners[Int($0.owner)] : nil }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
