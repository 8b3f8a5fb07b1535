/// Why a value differs from its reference, as far as views and pixels tell.
///
/// Values of different snapshots that differ for one reason have equal keys.
package struct ChangeEvidence: Codable, Equatable, Sendable {
  /// One reason.
  package struct Cause: Codable, Hashable, Sendable {
    /// Equal for one reason, wherever it shows.
    package var key: String
    /// `color #FF3B30 → #FF9500`.
    package var words: String
    /// Where it shows, such as `UILabel #badge: background`; nil if the words tell.
    package var places: [String]?

    package init(key: String, words: String, places: [String] = []) {
      self.key = key
      self.words = words
      self.places = places.isEmpty ? nil : places
    }
  }

  /// What the words of a cause begin with where another renderer drew the same.
  package static let rendererWords = "drawn by "

  /// Empty where nothing but pixels, or lines, has changed.
  package var causes: [Cause]
  /// How many of the differing pixels lie outside of the views that the causes name; nil if nobody could look.
  package var unexplained: Int?
  /// Stands for which pixels differ and which kinds of views drew them; of a text, for the lines that differ.
  package var places: String?

  package init(causes: [Cause] = [], unexplained: Int? = nil, places: String? = nil) {
    self.causes = causes
    self.unexplained = unexplained
    self.places = places
  }

  /// Whether the causes account for everything that differs.
  package var isExplained: Bool { !causes.isEmpty && unexplained == 0 }
}
