import DarkroomImageComparison
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// Determines whether the changes of views account for all pixels that differ.
///
/// A pixel is accounted for if a changed view's drawing is visible there, or if a changed view was there and the
/// background is visible now. A view in front of a changed one accounts for nothing.
struct PictureEvidence {
  /// The greatest number of causes; screens with more changes are reviewed individually.
  private static let mostCauses = 48

  /// Reasons, and where they show.
  typealias Explanation = (causes: [ChangeEvidence.Cause], areas: ExplainedAreas)

  var difference: ImageDifference
  /// The names of the views that drew the pixels that differ.
  var views: [String] = []
  /// The number of pixels without an explanation; nil if the picture consists of pixels only.
  var unexplained: Int?

  var withoutCauses: ChangeEvidence { ChangeEvidence(places: places) }

  func explained(by renderer: RendererChange) -> ChangeEvidence {
    ChangeEvidence(
      causes: [.init(key: Self.key(renderer.words), words: renderer.words)], unexplained: 0,
      places: places)
  }

  func explained(by explanation: Explanation) -> ChangeEvidence {
    ChangeEvidence(causes: explanation.causes, unexplained: unexplained, places: places)
  }

  /// The causes; nil if there are none or too many.
  static func named(_ causes: [ChangeEvidence.Cause]) -> [ChangeEvidence.Cause]? {
    (1...mostCauses).contains(causes.count) ? causes : nil
  }

  func explained(by cause: ChangeEvidence.Cause) -> ChangeEvidence {
    ChangeEvidence(causes: [cause], unexplained: 0, places: places)
  }

  private static func key(_ text: String) -> String {
    String(ContentHash([UInt8](text.utf8)).hex.prefix(16))
  }

  /// A hash of the places.
  ///
  /// It includes the classes of the views, because two icons with the same size and position are different things.
  private var places: String? {
    guard let places = difference.places else { return nil }
    var hasher = ContentHasher()
    hasher.update(places)
    for kind in Set(views.map { $0.prefix { $0 != " " } }).sorted() { hasher.update(String(kind)) }
    return hasher.finalize().hex
  }
}
