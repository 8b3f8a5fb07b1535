import DarkroomSnapshotStore

/// Constraints that contradict each other, once for all tests that have them.
struct LayoutConflict: Codable, Equatable, Sendable {
  /// What iOS logs, with the addresses of the first time.
  var text: String
  /// The tests, each once, in the order in which they had it.
  var tests: [String]
  /// How often it was logged.
  var count: Int

  /// - Parameter listed: the tests' full names, for names that XCTest prints shorter.
  static func all(in notes: ProgramNotes, listed: [String]) -> [LayoutConflict] {
    let names = Dictionary(listed.map { (TestTally.printed($0), $0) }) { first, _ in first }
    var places: [String: Int] = [:]
    var found: [LayoutConflict] = []
    for note in notes.programs.flatMap(\.conflicts) {
      let text = note.text ?? ""
      let key = text.replacing(#/0x[0-9a-f]+/#, with: "")
      let place = places[key] ?? found.count
      if place == found.count { found.append(LayoutConflict(text: text, tests: [], count: 0)) }
      places[key] = place
      found[place].count += 1
      let test = note.test.map { names[$0] ?? EventStream.name(of: $0) }
      if let test, !found[place].tests.contains(test) { found[place].tests.append(test) }
    }
    return found
  }

  /// `AppTests.CardTests/testCard and 2 more`.
  var subject: String { tests.isEmpty ? "outside of a test" : RunRecord.named(tests) }

  /// The constraints, and the one that is broken: what is not the same advice each time.
  var lines: [String] {
    let all = text.split(separator: "\n").map { String($0.drop { $0 == " " || $0 == "\t" }) }
    let constraints = all.filter { $0.hasPrefix("\"<") }
    let broken = all.firstIndex { $0.hasPrefix("Will attempt to recover") }.map { $0 + 1 }
    let victim = broken.flatMap { $0 < all.count ? ["broken: \(all[$0])"] : nil } ?? []
    return constraints + victim
  }
}
