/// What a lazy container knows of its lines from one evaluation to the next.
@MainActor
final class LazyState {
  /// What is known of the lines in tracks of certain lengths.
  private struct Known {
    /// By line, in points: of lines that have been made.
    var lengths: [Int: CGFloat] = [:]
    /// Of these lengths.
    var sum: CGFloat = 0
    /// The distance between lines that was found out last.
    var gap: CGFloat?

    mutating func note(_ length: CGFloat, of line: Int) {
      let length = length.isNaN ? 0 : length
      sum += length - (lengths[line] ?? 0)
      lengths[line] = length
    }
  }

  private var known = Known()
  /// For other tracks, which a container around may only try.
  private var others: [[CGFloat]: Known] = [:]
  private var count = 0
  private var tracks: [CGFloat] = []
  private var round = 0
  /// By which lines that were made are known after an edit.
  private var names: [Int: AnyHashable] = [:]
  /// Lengths of lines that were scrolled past before an edit, by their names, and their tracks.
  private var passed: (lengths: [AnyHashable: CGFloat], tracks: [CGFloat]) = ([:], [])
  /// The first line in sight.
  var firstSeen = 0

  var gap: CGFloat? {
    get { known.gap }
    set { known.gap = newValue }
  }

  var lengths: [Int: CGFloat] { known.lengths }
  var sum: CGFloat { known.sum }

  /// Forgets what an edit may have changed, so that all is estimated as it would be at first.
  ///
  /// What is scrolled past keeps its lengths, because what is in sight would move otherwise.
  func edit(_ round: Int, isScrolled: Bool) {
    guard round != self.round else { return }
    self.round = round
    passed = ([:], tracks)
    for (line, name) in names where isScrolled && line < firstSeen {
      passed.lengths[name] = known.lengths[line]
    }
    (known, others, names, count) = (Known(), [:], [:], -1)
  }

  /// Turns to lines in tracks of these lengths.
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

  /// The length of lines that have not been made: the mean of the lines that have been made.
  var estimate: CGFloat { lengths.isEmpty ? 0 : sum / CGFloat(lengths.count) }

  func length(of line: Int) -> CGFloat { lengths[line] ?? estimate }
}
