import Foundation
import Testing

@testable import DarkroomFoundation

/// Predicates of formats: Apple's "Predicate Format String Syntax".
struct PredicateFormatTests {
  private struct Person {
    var name = "Åsa"
    var age = 31
    var email: String?
    var tags = ["a", "b"]
    var pets = [Pet(name: "Rex", weight: 2.5), Pet(name: "Tom", weight: 4)]
  }

  private struct Pet {
    var name: String
    var weight: Double
  }

  @Test(arguments: [
    ("name == 'Åsa'", true), ("name = \"asa\"", false), ("name ==[cd] 'ASA'", true),
    ("name != 'x'", true), ("name <> 'Åsa'", false), ("age > 30 AND age < 32", true),
    ("age >= 31 && age =< 31", true), ("age < 31 || name BEGINSWITH 'Å'", true),
    ("NOT age == 31", false), ("!(age == 30)", true), ("name ENDSWITH[c] 'SA'", true),
    ("name CONTAINS[d] 'As'", true), ("name LIKE '?s*'", true), ("name LIKE 's*'", false),
    ("name LIKE[c] '*SA'", true), ("name MATCHES '.s.'", true), ("name MATCHES 's'", false),
    ("age IN {30, 31}", true), ("name IN {'x'}", false), ("'a' IN tags", true),
    ("age BETWEEN {31, 40}", true), ("age BETWEEN {32, 40}", false), ("email == nil", true),
    ("email != NULL", false), ("TRUEPREDICATE", true), ("falsepredicate", false),
    ("ANY tags == 'b'", true), ("ALL tags == 'b'", false), ("NONE tags == 'c'", true),
    ("SOME pets.weight > 3", true), ("ALL pets.weight > 2", true), ("pets.@count == 2", true),
    ("pets.@sum.weight == 6.5", true), ("pets.@max.weight = 4", true), ("SELF.age == 31", true),
    ("age + 1 == 2 * 16", true), ("(age + 1) / 2 == 16", true), ("-age == -31", true),
    ("age == 0x1F", true), ("age - 1 == 30", true), ("age-1 == 30", true),
    ("lowercase(name) == 'åsa'", true), ("(age == 1 OR age == 31) AND name != ''", true),
    ("name == 'a' OR name == 'b' AND age == 31", false), ("name.length == 3", true),
    ("age == YES", false), ("tags CONTAINS 'a'", true), ("#age == 31", true),
  ])
  func formatsAreEvaluated(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Person()) == expected, "\(format)")
  }

  @Test func argumentsTakeTheirPlaces() {
    let person = ["name": "Ann", "age": 3] as [String: Any]
    let predicate = NSPredicate(
      format: "%K == %@ AND age == %d AND age < %f AND %ld == 3 AND name != '%@'", "name", "Ann", 3,
      3.5, 3)
    #expect(predicate.evaluate(with: person))
    let listed = NSPredicate(format: "name IN %@", argumentArray: [["Bob", "Ann"]])
    #expect(listed.evaluate(with: person))
    #expect(NSPredicate(format: "SELF IN %@", [1, 2]).evaluate(with: 2))
    let date = Date(timeIntervalSince1970: 10)
    #expect(NSPredicate(format: "SELF > %@", date as any CVarArg).evaluate(with: Date()))
    #expect(NSPredicate(format: "age == %@", NSNumber(value: 3)).evaluate(with: person))
  }

  @Test func aRegularExpressionHasToFitTheWhole() {
    let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[A-Z.-]+\\.[A-Z]{2,}")
    #expect(!predicate.evaluate(with: "me@example.com"))
    #expect(predicate.evaluate(with: "ME@EXAMPLE.COM"))
    #expect(!predicate.evaluate(with: "ME@EXAMPLE.COM "))
    #expect(NSPredicate(format: "SELF MATCHES[c] 'a|ab'").evaluate(with: "AB"))
  }

  @Test func collectionsAreFiltered() {
    let names: NSArray = ["Ann", "Bob", "Anton"]
    let predicate = NSPredicate(format: "SELF BEGINSWITH 'An'")
    #expect(names.filtered(using: predicate) as? [String] == ["Ann", "Anton"])
    let mutable = NSMutableArray(array: names)
    mutable.filter(using: predicate)
    #expect(mutable.count == 2)
    #expect(NSSet(array: ["Ann", "Bob"]).filtered(using: predicate) == ["Ann"])
  }

  @Test func compoundsAndVariablesTakeThem() {
    let (young, ann) = (NSPredicate(format: "age < $limit"), NSPredicate(format: "name == 'Ann'"))
    #expect(young.evaluate(with: ["age": 3], substitutionVariables: ["limit": 4]))
    #expect(!young.withSubstitutionVariables(["limit": 2]).evaluate(with: ["age": 3]))
    let both = NSCompoundPredicate(
      andPredicateWithSubpredicates: [young.withSubstitutionVariables(["limit": 4]), ann])
    #expect(both.evaluate(with: ["age": 3, "name": "Ann"]))
    #expect(!both.evaluate(with: ["age": 3, "name": "Bob"]))
    #expect(!NSCompoundPredicate(notPredicateWithSubpredicate: ann).evaluate(with: ["name": "Ann"]))
  }

  @Test func theFormatIsWrittenInOneWay() {
    let predicate = NSPredicate(format: "not (a=%@ or b in {1,2.5}) && c like[dc] 'x'", "y\"")
    #expect(
      predicate.description
        == #"NOT (a == "y\"" OR b IN {1, 2.5}) AND c LIKE[cd] "x""#)
    #expect(predicate == NSPredicate(format: predicate.description))
  }

  @Test(arguments: [
    "", "a ==", "a == 'b", "a ? b", "a == %@", "a == 1 b", "SUBQUERY(a, $x, $x == 1)",
  ])
  func whatCannotBeReadIsNone(format: String) {
    #expect(PredicateParser.node(format, []).map(\.description) == nil)
  }

  @Test func anUnreadableFormatRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "name ==")
    }
    // Foundation's own words.
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "exception 'NSInvalidArgumentException', reason: 'Unable to parse the format string \"name ==\"'"
      ))
  }

  @Test func arraysAreSortedByKeys() {
    let people: NSArray = [
      ["name": "b", "age": 1], ["name": "a", "age": 2], ["name": "b", "age": 0],
    ]
    let sorted = people.sortedArray(using: [
      NSSortDescriptor(key: "name", ascending: false),
      NSSortDescriptor(key: "age", ascending: true),
    ])
    let ages = sorted.compactMap { ($0 as? [String: Any])?["age"] as? Int }
    #expect(ages == [0, 1, 2])
    #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
    let plain = (["b", "a"] as NSArray).sortedArray(using: [
      NSSortDescriptor(key: nil, ascending: true)
    ])
    #expect(plain as? [String] == ["a", "b"])
  }
}

extension PredicateFormatTests {
  @Test func valuesAreFormattedByTheirDescriptions() {
    #expect(String(format: "%@", [1, 2] as any CVarArg) == "[1, 2]")
  }
}
