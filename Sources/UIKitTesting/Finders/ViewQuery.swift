import DarkroomUIKit

/// A search in a view tree: a predicate for the wanted views, their description, and texts to compare for suggestions.
@MainActor
struct ViewQuery<Found: UIView> {
  /// A description without an article: `UILabel with text "Buy"`.
  let wanted: String
  /// The text that the user entered, to be compared with `candidates`; nil if there is none.
  var text: String?
  /// The text by which a view of this tree could have been found.
  var candidates: (UIView) -> String? = { _ in nil }
  let matches: (Found) -> Bool

  func all(below root: UIView) -> [Found] {
    root.recursiveSubviews.compactMap { $0 as? Found }.filter(matches)
  }

  /// The only view that matches.
  func one(below root: UIView) throws(ViewFinderError) -> Found {
    let found = all(below: root)
    if found.count == 1 { return found[0] }
    throw ViewFinderError(
      wanted: wanted, reason: found.isEmpty ? .nothingFound : .tooManyFound(found.count),
      nearest: found.isEmpty ? nearest(below: root) : [],
      tree: ViewOutline(root, marking: found).text)
  }

  private func nearest(below root: UIView) -> [String] {
    guard let text else { return [] }
    return NearestTexts.of(text, among: root.recursiveSubviews.compactMap(candidates))
      .map { "\"\($0)\"" }
  }
}
