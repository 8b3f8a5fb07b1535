import DarkroomRaster

/// A source file with all possible edits of its inline snapshots.
package struct SourceRewrite {
  package struct Replacement: Sendable {
    package var edit: SourceEdit
    package var value: String

    package init(_ edit: SourceEdit, value: String) {
      self.edit = edit
      self.value = value
    }
  }

  /// The new source; the current one if every edit is refused.
  package private(set) var bytes: [UInt8]
  /// The reason why an edit is refused, by its index.
  package private(set) var refused: [Int: StoreError] = [:]

  private struct Placed {
    var index: Int
    var place: Range<Int>
    var rank: Int
    var text: String
  }

  /// - `bases`: returns the source with a digest, as the test found it; nil if it was not kept.
  package init(
    _ replacements: [Replacement], of current: [UInt8], bases: (_ digest: String) -> [UInt8]?
  ) {
    bytes = current
    var revisions: [String: SourceRevision] = [:]
    let now = ContentHash(current).hex
    func revision(_ digest: String) -> SourceRevision? {
      if let known = revisions[digest] { return known }
      guard let base = digest == now ? current : bases(digest), ContentHash(base).hex == digest
      else { return nil }
      revisions[digest] = SourceRevision(base: base, current: current)
      return revisions[digest]
    }
    let places = LiteralPlaces(current)
    var placed: [Placed] = []
    for (index, replacement) in replacements.enumerated() {
      let edit = replacement.edit
      guard edit.isHarmless else {
        refused[index] = .sourceEditUnusable(path: edit.source.path, line: edit.line)
        continue
      }
      guard let place = revision(edit.digest)?.place(of: edit) else {
        refused[index] = .sourceChanged(path: edit.source.path, line: edit.line)
        continue
      }
      let range = place..<place + edit.old.utf8.count
      guard let places, places.take(range) else {
        refused[index] = .sourceEditUnusable(path: edit.source.path, line: edit.line)
        continue
      }
      placed.append(
        Placed(
          index: index, place: range, rank: edit.rank, text: edit.text(for: replacement.value)))
    }
    let made = write(placed, replacements)
    guard let places, !places.remain(in: bytes, besides: made.map { ($0.place, $0.text) }) else {
      return
    }
    // The code around a literal has changed its meaning.
    bytes = current
    for piece in made {
      let edit = replacements[piece.index].edit
      refused[piece.index] = .sourceEditUnusable(path: edit.source.path, line: edit.line)
    }
  }

  /// - Returns: the written edits, ordered by their places.
  private mutating func write(_ placed: [Placed], _ replacements: [Replacement]) -> [Placed] {
    let current = bytes
    var made: [Placed] = []
    var result: [UInt8] = []
    var position = 0
    let inOrder = placed.sorted {
      ($0.place.lowerBound, $0.rank, $0.index) < ($1.place.lowerBound, $1.rank, $1.index)
    }
    for piece in inOrder {
      guard piece.place.lowerBound >= position else {
        let edit = replacements[piece.index].edit
        refused[piece.index] = .sourceChanged(path: edit.source.path, line: edit.line)
        continue
      }
      result += current[position..<piece.place.lowerBound]
      result += piece.text.utf8
      position = piece.place.upperBound
      made.append(piece)
    }
    bytes = result + current[position...]
    return made
  }
}
