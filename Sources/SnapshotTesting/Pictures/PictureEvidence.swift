import DarkroomImageComparison
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// Finds out whether the changes of views account for all pixels that differ.
///
/// A pixel is accounted for where something can be seen there that a changed view has drawn, or where a changed view
/// was and what lay beneath it can be seen now. A view in front of a changed one accounts for nothing.
struct PictureEvidence {
  /// Screens of which more has changed are looked at one by one.
  private static let mostCauses = 48

  /// Reasons, and where they show.
  typealias Explanation = (causes: [ChangeEvidence.Cause], areas: ExplainedAreas)

  var difference: ImageDifference
  /// Of the picture, noting the owners that an explanation names; nil where it is made of pixels.
  var maps: OwnerMaps?
  /// Names of the views that drew pixels that differ.
  var views: [String] = []

  var withoutCauses: ChangeEvidence { ChangeEvidence(places: places) }

  func explained(by renderer: RendererChange) -> ChangeEvidence {
    ChangeEvidence(
      causes: [.init(key: Self.key(renderer.words), words: renderer.words)], unexplained: 0,
      places: places)
  }

  func explained(by explanation: Explanation, _ sides: ComparedSides) -> ChangeEvidence {
    ChangeEvidence(
      causes: explanation.causes, unexplained: unexplained(by: explanation.areas, sides),
      places: places)
  }

  /// Nil where there are too many.
  static func causes(of changes: [TreeChange]) -> [ChangeEvidence.Cause]? {
    var known: Set<ChangeEvidence.Cause> = []
    let causes = changes.map(cause).filter { known.insert($0).inserted }
    return causes.count <= mostCauses ? causes : nil
  }

  private static func cause(_ change: TreeChange) -> ChangeEvidence.Cause {
    .init(
      key: key(change.words + "\u{1}" + change.detail), words: change.words, mover: change.mover,
      isLayout: change.isLayout)
  }

  private static func key(_ text: String) -> String {
    String(ContentHash([UInt8](text.utf8)).hex.prefix(16))
  }

  /// Two icons of one size at one place are different things, so the views count, too, by their classes.
  private var places: String? {
    guard let places = difference.places else { return nil }
    var hasher = ContentHasher()
    hasher.update(places)
    for kind in Set(views.map { $0.prefix { $0 != " " } }).sorted() { hasher.update(String(kind)) }
    return hasher.finalize().hex
  }

  // MARK: Pixels

  private func unexplained(by areas: ExplainedAreas, _ sides: ComparedSides) -> Int? {
    guard let maps else { return nil }
    let found =
      difference.hasSizeMismatch ? Self.common(sides.reference, sides.actual) : difference
    return found?.unexplainedPixels(by: areas, mappedBy: maps.map)
  }

  /// Of the part that pictures of two sizes have in common, from their upper left corners.
  private static func common(_ reference: any PictureRows, _ actual: any PictureRows)
    -> ImageDifference?
  {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    var comparison = RunningComparison(
      ImageComparison(), size: PixelSize(width: width, height: height))
    let (old, new) = (reference.reader(), actual.reader())
    var rows = 0
    while rows < height, let a = old.next(), let b = new.next() {
      let count = min(PixelDigest.bandHeight, height - rows)
      comparison?.add(
        reference: part(a, of: reference.width, width, rows: count),
        actual: part(b, of: actual.width, width, rows: count))
      rows += count
    }
    return rows >= height ? comparison?.difference : nil
  }

  private static func part(_ pixels: ArraySlice<UInt32>, of stride: Int, _ width: Int, rows: Int)
    -> ArraySlice<UInt32>
  {
    let start = pixels.startIndex
    if stride == width { return pixels[start..<start + width * rows] }
    return (0..<rows).flatMap { row in
      pixels[start + row * stride..<start + row * stride + width]
    }[...]
  }
}
