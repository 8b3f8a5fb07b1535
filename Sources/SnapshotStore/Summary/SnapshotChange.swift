/// One change to decide: a reason why snapshots differ, with all snapshots that show it.
package struct SnapshotChange: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The same reasons explain all differing pixels.
    case views
    /// Another renderer drew the same.
    case renderer
    /// The same pixels or lines differ.
    case places
    /// A single snapshot whose changes differ from the ones of all others.
    case single
    /// There was no reference.
    case added
    /// The reference cannot be used.
    case error
  }

  /// The number of the change, from 1; it is the same for the same lines.
  package var number: Int
  package var kind: Kind
  /// The changes, or the amount of change if no view has changed; never empty.
  package var words: [String]
  /// The snapshots in the order of their tests.
  package var lines: [ResultLine]

  /// The description in one line.
  package var title: String {
    words.count <= 2
      ? words.joined(separator: "; ") : "\(words[0]); and \(words.count - 1) more changes"
  }
}
