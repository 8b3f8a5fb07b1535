import DarkroomSnapshotStore

/// A set of constraints that contradict each other, listed once for all tests that have it.
struct LayoutConflict: Codable, Equatable, Sendable {
  /// The text that iOS logs, with the addresses of its first occurrence.
  var text: String
  /// The affected tests, each once, in the order of occurrence.
  var tests: [String]
  /// How often it was logged.
  var count: Int

  /// - Parameter listed: the full names of the tests, for names that XCTest shortens.
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

  /// The constraints and the one that is broken, without the advice that is always the same.
  var lines: [String] {
    let all = text.split(separator: "\n").map { String($0.drop { $0 == " " || $0 == "\t" }) }
    let constraints = all.filter { $0.hasPrefix("\"<") }
    let broken = all.firstIndex { $0.hasPrefix("Will attempt to recover") }.map { $0 + 1 }
    let victim = broken.flatMap { $0 < all.count ? ["broken: \(all[$0])"] : nil } ?? []
    return constraints + victim
  }
}
