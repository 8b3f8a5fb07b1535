import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomUIKit

/// Gathers what a failure says about a picture: causes and changes in words, views to blame, numbers.
struct PictureFailure {
  var image: UIImage
  var pixmap: Pixmap
  var reference: DecodedImage
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
    let (old, new) = (reference.pixmap, pixmap)
    var result = Difference(message: message(blaming: views))
    result.words = words
    result.numbers = numbers
    result.isForeign = isForeign
    result.picture = { [difference] in
      try? PNGEncoder.encode(
        DifferencePicture.picture(of: difference, reference: old, actual: new), options: .difference
      )
    }
    return result
  }

  /// What the tree and the reference's notes tell.
  private var words: [String] {
    let old = PictureStamp(reference.metadata)
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

  /// Upstream's sentence, then the numbers.
  private func message(blaming views: [String]) -> String {
    var lines = [upstreamLine, difference.description + "."]
    if !views.isEmpty { lines.append("Drawn there: \(views.prefix(4).joined(separator: ", ")).") }
    return lines.joined(separator: "\n")
  }

  private var upstreamLine: String {
    guard difference.hasSizeMismatch else {
      return "Newly-taken snapshot does not match reference."
    }
    let scale = Double(image.scale)
    func points(_ size: PixelSize) -> String {
      "(\(Double(size.width) / scale), \(Double(size.height) / scale))"
    }
    return "Newly-taken snapshot@\(points(difference.actualSize)) does not match "
      + "reference@\(points(difference.referenceSize))."
  }

  /// The views whose operations lie topmost where pixels differ, those with most first.
  private var blamed: [String] {
    guard let list = image.cgImage?.displayList, let owners = origin?.owners, !owners.isEmpty,
      !difference.hasSizeMismatch
    else { return [] }
    var counts: [Int: Int] = [:]
    for region in difference.regions {
      let owner = Self.topmostOwner(of: region.bounds, in: list)
      counts[owner, default: 0] += region.pixels
    }
    let found = counts.filter { owners.indices.contains($0.key) }
    return found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { owners[$0.key] }
  }

  private static func topmostOwner(of box: IntRect, in list: DisplayList) -> Int {
    let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    let operation = list.operations.last { operation in
      guard case .fill = operation.content else {
        guard case .glyphs = operation.content else { return false }
        return operation.bounds.contains(x: x, y: y)
      }
      return operation.bounds.contains(x: x, y: y)
    }
    return operation.map { Int($0.owner) } ?? -1
  }
}

extension IntRect {
  fileprivate func contains(x: Int, y: Int) -> Bool {
    (minX..<max(minX, maxX)).contains(x) && (minY..<max(minY, maxY)).contains(y)
  }
}
