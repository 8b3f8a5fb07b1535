/// The names under which a stand-in is known, and how its letters are sized.
struct FontAlias: Hashable, Sendable {
  /// As iOS spells them.
  let family: String
  let postScript: String
  /// The stand-in's size for each point of the size asked for.
  let scale: Double
}
