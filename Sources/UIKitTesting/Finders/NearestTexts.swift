/// Finds texts that a developer may have meant instead of one that was not found.
enum NearestTexts {
  /// The texts that contain `wanted`, are contained in it, or differ from it in at most half of its characters,
  /// ignoring case.
  ///
  /// Those with the fewest edits come first, then in the given order, without duplicates; at most five.
  static func of(_ wanted: String, among texts: [String]) -> [String] {
    var seen: Set<String> = [""]
    let ranked = texts.filter { seen.insert($0).inserted }.enumerated().compactMap {
      (place, text) in
      distance(wanted, text).map { (distance: $0, place: place, text: text) }
    }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(5)
      .map(\.text)
  }

  /// The distance of two texts; nil if they have too little in common.
  private static func distance(_ wanted: String, _ text: String) -> Int? {
    let a = Array(wanted.lowercased().prefix(200))
    let b = Array(text.lowercased().prefix(200))
    let edits = editDistance(a, b)
    let isPart = !a.isEmpty && (String(b).contains(String(a)) || String(a).contains(String(b)))
    return isPart || edits <= max(a.count / 2, 1) ? edits : nil
  }

  /// The number of insertions, deletions and replacements that convert one into the other.
  ///
  /// - SeeAlso: R. A. Wagner, M. J. Fischer, "The string-to-string correction problem" (1974). We differ: one row of
  ///   the table is kept, because only the number is wanted.
  static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
