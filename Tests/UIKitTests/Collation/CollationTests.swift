import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct CollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func sortName() -> String { name }
  }

  @Test func collationSortsIntoLetters() {
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("sortName", Person.sortName)
    let people = [Person("Émile"), Person("adam"), Person("7up")]

    #expect(collation.sectionTitles.count == 27)
    #expect(
      people.map { collation.section(for: $0, collationStringSelector: selector) } == [4, 0, 26])
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["7up", "adam", "Émile"])
  }
}
