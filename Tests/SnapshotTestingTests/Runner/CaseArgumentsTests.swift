import Testing

@testable import SnapshotTesting

/// The arguments of a case, as Swift Testing prints them in its own lines.
struct CaseArgumentsTests {
  enum Size: CaseIterable { case small, large }

  private var text: String? { CaseArguments.text(of: Test.Case.current) }

  @Test(arguments: ["Anna", "Bo"], [Size.large])
  func argumentsHaveTheirLabels(_ name: String, ofSize size: Size) {
    #expect(text == "name → \"\(name)\", size → .large")
  }

  @Test(arguments: [1]) func withoutAnotherNameTheyHaveTheFirst(number: Int) {
    #expect(text == "number → 1")
  }

  @Test(arguments: [7]) func withoutANameThereIsOnlyTheValue(_: Int) {
    #expect(text == "7")
  }

  @Test(arguments: ["one\ntwo\r\nthree"]) func theyAreOneLine(_ value: String) {
    #expect(text == "value → \"one two three\"")
  }

  @Test(arguments: [String(repeating: "x", count: 500)]) func longOnesEnd(_ value: String) {
    #expect(text?.count == 120 && text?.hasSuffix("x…") == true)
  }

  @Test func aTestWithoutArgumentsHasNone() {
    #expect(text == nil)
    #expect(CaseArguments.text(of: nil) == nil)
  }

  @Test(arguments: ["Anna"]) func theRunningTestKnowsThem(_ name: String) {
    let test = RunningTest.current(fileID: "A/B.swift", testName: "c()")

    #expect(test.arguments == "name → \"Anna\"")
  }
}
