import SnapshotTesting
import Testing

/// Parameterized tests have the same numbers with the trait as without it.
@Suite(.snapshots)
struct TraitNamingTests {
  let package = ScratchPackage()

  private func record(_ text: String, testName: String) {
    _ = package.verify(text, as: .lines, named: nil, record: .missing, testName: testName)
  }

  private func text(_ name: String) -> String? {
    package.text("Tests/__Snapshots__/T/\(name).txt")
  }

  @Test(arguments: zip(["light", "dark", "dark"], 1...3))
  func casesAreNumbered(_ style: String, _ number: Int) {
    for text in ["first", "second"] { record(text, testName: "styled(_:)") }

    #expect(text("styled-_.\(number)") == "first")
    #expect(text("styled-_.\(number + 3)") == "second")
  }

  @Test(arguments: ["a", "b"], [1, 2, 3])
  func productsAreNumbered(_ letter: String, _ digit: Int) {
    record("\(letter)\(digit)", testName: "product(_:_:)")

    let number = (letter == "a" ? 0 : 3) + digit
    #expect(text("product-_-_.\(number)") == "\(letter)\(digit)")
  }

  @Test(.serialized, arguments: 1...3) func serializedCasesAreNumbered(_ number: Int) {
    record("x", testName: "serialized(_:)")

    #expect(text("serialized-_.\(number)") == "x")
  }

  @Test(.snapshots(record: .missing), arguments: 1...3)
  func casesUnderTwoTraitsAreNumbered(_ number: Int) {
    record("x", testName: "traits(_:)")

    #expect(text("traits-_.\(number)") == "x")
  }

  /// As a case that throws first, or skips itself.
  @Test(arguments: 1...3) func aCaseWithoutAnAssertionKeepsItsNumber(_ number: Int) {
    guard number != 2 else { return }
    record("x", testName: "gap(_:)")

    #expect(text("gap-_.\(number)") == "x")
  }

  @Test func othersCountFromOne() {
    for text in ["first", "second"] { record(text, testName: "plain()") }

    #expect(text("plain.1") == "first" && text("plain.2") == "second")
  }

  @Suite(.snapshots(diffTool: "cmp"))
  struct Inner {
    let package = ScratchPackage()

    @Test(arguments: 1...3) func casesAreNumbered(_ number: Int) {
      _ = package.verify("x", as: .lines, named: nil, record: .missing, testName: "inner(_:)")

      #expect(package.text("Tests/__Snapshots__/T/inner-_.\(number).txt") == "x")
    }
  }
}
