/// Why a value differs from its reference, as far as views and pixels tell.
///
/// Values of different snapshots that differ for one reason have equal keys.
package struct ChangeEvidence: Codable, Equatable, Sendable {
  /// One reason.
  package struct Cause: Codable, Hashable, Sendable {
    /// Equal for one reason, wherever it shows.
    package var key: String
    /// `UILabel #badge: background #FF3B30 → #FF9500`.
    package var words: String
    /// Of a move, the class and the identifier of what moved: it is one reason for all views that moved in one
    /// snapshot, and for those of other snapshots only where one of these moved there, too.
    package var mover: String?
    /// Whether it is a place or a size, which often follow from another change and are named after it.
    package var isLayout: Bool?

    package init(key: String, words: String, mover: String? = nil, isLayout: Bool = false) {
      self.key = key
      self.words = words
      self.mover = mover
      self.isLayout = isLayout ? true : nil
    }
  }

  /// What the words of a cause begin with where another renderer drew the same.
  package static let rendererWords = "drawn by "

  /// Empty where nothing but pixels, or lines, has changed.
  package var causes: [Cause]
  /// How many of the differing pixels lie outside of the views that the causes name; nil where nobody could look.
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
