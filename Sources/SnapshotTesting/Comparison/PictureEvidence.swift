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
  /// Names of the views that drew pixels that differ.
  var views: [String] = []
  /// How many pixels an explanation leaves; nil if the picture is made of pixels.
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

  /// Nil if there are none, or too many.
  static func named(_ causes: [ChangeEvidence.Cause]) -> [ChangeEvidence.Cause]? {
    (1...mostCauses).contains(causes.count) ? causes : nil
  }

  func explained(by cause: ChangeEvidence.Cause) -> ChangeEvidence {
    ChangeEvidence(causes: [cause], unexplained: 0, places: places)
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
}
