/// What a lazy container knows of its lines from one evaluation to the next.
@MainActor
final class LazyState {
  /// By line, in points: of lines that have been made.
  private(set) var lengths: [Int: CGFloat] = [:]
  /// Of these lengths.
  private(set) var sum: CGFloat = 0
  private var count = 0
  private var tracks: [CGFloat] = []
  /// The distance between lines that was found out last.
  var gap: CGFloat?

  /// Forgets what is known of other lines or of lines in tracks of other lengths.
  func use(count: Int, tracks: [CGFloat]) {
    guard count != self.count || tracks != self.tracks else { return }
    (self.count, self.tracks) = (count, tracks)
    (lengths, sum, gap) = ([:], 0, nil)
  }

  func note(_ length: CGFloat, of line: Int) {
    sum += length - (lengths[line] ?? 0)
    lengths[line] = length
  }

  /// The length of lines that have not been made: the mean of the lines that have been made.
  var estimate: CGFloat { lengths.isEmpty ? 0 : sum / CGFloat(lengths.count) }

  func length(of line: Int) -> CGFloat { lengths[line] ?? estimate }
}
