/// One thing to decide: a reason for which snapshots differ, with all snapshots in which it shows.
package struct SnapshotChange: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The same reasons account for all pixels that differ.
    case views
    /// Another renderer drew the same.
    case renderer
    /// The same pixels, or lines, differ.
    case places
    /// One snapshot that differs from all others in what has changed.
    case single
    /// There was no reference.
    case added
    /// The reference cannot be used.
    case error
  }

  /// From 1; stable for the lines that it was made from.
  package var number: Int
  package var kind: Kind
  /// What changed, or how much, where no view has; never empty.
  package var words: [String]
  /// In the order of their tests.
  package var lines: [ResultLine]

  /// The words in one line, of which there is always something to say.
  package var title: String {
    words.count <= 2
      ? words.joined(separator: "; ") : "\(words[0]); and \(words.count - 1) more changes"
  }
}
