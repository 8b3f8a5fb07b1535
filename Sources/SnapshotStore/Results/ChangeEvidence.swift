/// The reason why a value differs from its reference, as far as views and pixels show.
///
/// Values of different snapshots that differ for the same reason have equal keys.
package struct ChangeEvidence: Codable, Equatable, Sendable {
  /// One reason.
  package struct Cause: Codable, Hashable, Sendable {
    /// The key, which is equal for the same reason in all snapshots.
    package var key: String
    /// `color #FF3B30 → #FF9500`.
    package var words: String
    /// The affected places, such as `UILabel #badge: background`; nil if the words contain them.
    package var places: [String]?

    package init(key: String, words: String, places: [String] = []) {
      self.key = key
      self.words = words
      self.places = places.isEmpty ? nil : places
    }
  }

  /// The first words of a cause if another renderer drew the same picture.
  package static let rendererWords = "drawn by "

  /// The causes; empty if nothing but pixels or lines has changed.
  package var causes: [Cause]
  /// The number of differing pixels outside the views that the causes name; nil if it could not be determined.
  package var unexplained: Int?
  /// A key for the set of differing pixels and the kinds of views that drew them; for a text, for the lines that
  /// differ.
  package var places: String?

  package init(causes: [Cause] = [], unexplained: Int? = nil, places: String? = nil) {
    self.causes = causes
    self.unexplained = unexplained
    self.places = places
  }

  /// Whether the causes explain all differences.
  package var isExplained: Bool { !causes.isEmpty && unexplained == 0 }
}
