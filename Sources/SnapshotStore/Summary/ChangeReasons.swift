/// Why snapshots differ, each reason once.
struct ChangeReasons {
  struct Reason {
    var words: String
    /// Whether it is a place or a size.
    var isLayout: Bool
    /// Indices of lines, ascending.
    var snapshots: [Int]
  }

  private(set) var all: [Reason] = []
  private var numbers: [String: Int] = [:]

  init(_ lines: [ResultLine]) {
    let moves = MoveReasons(lines)
    for (index, line) in lines.enumerated() {
      guard line.state == .changed, let evidence = line.evidence else {
        add(index, "one\u{1}\(index)", Self.words(of: line))
        continue
      }
      if evidence.isExplained {
        for cause in evidence.causes {
          let isLayout = cause.isLayout == true || cause.mover != nil
          add(index, moves.key(of: cause), moves.words(of: cause), isLayout: isLayout)
        }
      } else if let places = evidence.places {
        // Of views that have changed, but not all that differs, everything has to be equal.
        let causes = evidence.causes.map(\.key).sorted().joined(separator: " ")
        add(index, "places\u{1}\(places)\u{1}\(causes)", Self.words(of: line))
      } else {
        add(index, "one\u{1}\(index)", Self.words(of: line))
      }
    }
  }

  private mutating func add(
    _ snapshot: Int, _ key: String, _ words: String, isLayout: Bool = false
  ) {
    guard let number = numbers[key] else {
      numbers[key] = all.count
      all.append(Reason(words: words, isLayout: isLayout, snapshots: [snapshot]))
      return
    }
    if all[number].snapshots.last != snapshot { all[number].snapshots.append(snapshot) }
  }

  private static func words(of line: ResultLine) -> String {
    if line.state == .added { return "no reference yet" }
    return line.words?.first ?? line.numbers?.words ?? line.problem ?? "lines differ"
  }
}

/// Moves by one distance: what moved together in a snapshot is one reason, and so is what moved elsewhere together with
/// any of that.
private struct MoveReasons {
  private struct Mover: Hashable {
    var key: String
    var view: String
  }

  private var numbers: [Mover: Int] = [:]
  private var parents: [Int] = []
  private var views: [Int: [String]] = [:]

  init(_ lines: [ResultLine]) {
    for line in lines where line.state == .changed {
      guard let evidence = line.evidence, evidence.isExplained else { continue }
      var first: [String: Int] = [:]
      for cause in evidence.causes {
        guard let view = cause.mover else { continue }
        let number = number(of: Mover(key: cause.key, view: view))
        if let other = first[cause.key] { unite(other, number) } else { first[cause.key] = number }
      }
    }
    for number in parents.indices { parents[number] = root(of: number) }
    for (mover, number) in numbers.sorted(by: { $0.value < $1.value }) {
      views[parents[number], default: []].append(mover.view)
    }
  }

  private mutating func number(of mover: Mover) -> Int {
    if let known = numbers[mover] { return known }
    numbers[mover] = parents.count
    parents.append(parents.count)
    return parents.count - 1
  }

  /// Ways get shorter by being gone.
  private mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    parents[max(a, b)] = min(a, b)
  }

  private func root(of cause: ChangeEvidence.Cause) -> Int? {
    cause.mover.flatMap { numbers[Mover(key: cause.key, view: $0)] }.map { parents[$0] }
  }

  func key(of cause: ChangeEvidence.Cause) -> String {
    root(of: cause).map { "move\u{1}\($0)" } ?? "view\u{1}\(cause.key)"
  }

  /// `UILabel, UIButton #buy moved down by 8`.
  func words(of cause: ChangeEvidence.Cause) -> String {
    guard let views = root(of: cause).flatMap({ views[$0] }) else { return cause.words }
    let named = views.prefix(3).joined(separator: ", ")
    let more = views.count > 3 ? " and \(views.count - 3) more kinds of views" : ""
    return "\(named)\(more) \(cause.words)"
  }
}
