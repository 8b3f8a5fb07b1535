/// The names of an iOS font that a substitute answers to, and the scale of the substitute's letters.
struct FontAlias: Hashable, Sendable {
  /// The family name, as iOS spells it.
  let family: String
  let postScript: String
  /// The substitute's size for each point of the requested size.
  let scale: Double
}
