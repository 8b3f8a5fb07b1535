/// The facts about lines that a lazy container keeps between evaluations.
@MainActor
final class LazyState {
  /// The lengths of lines for tracks with certain lengths.
  private struct Known {
    /// The lengths of lines that have been created, in points.
    var lengths: [Int: CGFloat] = [:]
    /// Of these lengths.
    var sum: CGFloat = 0
    /// The latest known distance between lines.
    var gap: CGFloat?

    mutating func note(_ length: CGFloat, of line: Int) {
      let length = length.isNaN ? 0 : length
      sum += length - (lengths[line] ?? 0)
      lengths[line] = length
    }
  }

  private var known = Known()
  /// The lengths for other tracks, which an enclosing container may only try.
  private var others: [[CGFloat]: Known] = [:]
  private var count = 0
  private var tracks: [CGFloat] = []
  private var round = 0
  /// The identities by which lines are recognized after an edit.
  private var names: [Int: AnyHashable] = [:]
  /// The lengths of lines before the visible ones at the last edit, by identity, and their tracks.
  private var passed: (lengths: [AnyHashable: CGFloat], tracks: [CGFloat]) = ([:], [])
  /// The first line in sight.
  var firstSeen = 0

  var gap: CGFloat? {
    get { known.gap }
    set { known.gap = newValue }
  }

  var lengths: [Int: CGFloat] { known.lengths }
  var sum: CGFloat { known.sum }

  /// Forgets everything that an edit may have changed, so that lengths are estimated again.
  ///
  /// Lines before the visible ones keep their lengths, because the visible ones would move otherwise.
  func edit(_ round: Int, isScrolled: Bool) {
    guard round != self.round else { return }
    self.round = round
    passed = ([:], tracks)
    for (line, name) in names where isScrolled && line < firstSeen {
      passed.lengths[name] = known.lengths[line]
    }
    (known, others, names, count) = (Known(), [:], [:], -1)
  }

  /// Switches to lines in tracks with these lengths.
  func use(count: Int, tracks: [CGFloat], _ name: (Int) -> AnyHashable?) {
    guard count != self.count || tracks != self.tracks else { return }
    if count == self.count { others[self.tracks] = known } else { others = [:] }
    (self.count, self.tracks) = (count, tracks)
    known = Known()
    if let other = others[tracks] { known = other } else { recall(name) }
  }

  private func recall(_ name: (Int) -> AnyHashable?) {
    guard !passed.lengths.isEmpty, tracks == passed.tracks else { return }
    for line in 0..<count {
      if let name = name(line), let length = passed.lengths[name] { note(length, of: line, name) }
    }
  }

  func note(_ length: CGFloat, of line: Int, _ name: AnyHashable?) {
    known.note(length, of: line)
    names[line] = name
  }

  /// The estimated length of a line that hasn't been created: the average of the others.
  var estimate: CGFloat { lengths.isEmpty ? 0 : sum / CGFloat(lengths.count) }

  func length(of line: Int) -> CGFloat { lengths[line] ?? estimate }
}
