import DarkroomUIKit

/// One question to a view tree: which views, in which words, and what would have been near.
@MainActor
struct ViewQuery<Found: UIView> {
  /// In words, without an article: `UILabel with text "Buy"`.
  let wanted: String
  /// What the user typed, to be compared with `candidates`; nil if there is no text to compare.
  var text: String?
  /// The texts that views of this tree could have been found by.
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
