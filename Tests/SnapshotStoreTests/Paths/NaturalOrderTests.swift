import Testing

@testable import DarkroomSnapshotStore

struct NaturalOrderTests {
  @Test(arguments: [
    ("card-2", "card-10"), ("card", "card-1"), ("a01", "a1"), ("a1", "b0"), ("a9.png", "a10.png"),
    ("2", "a"), ("a99999999999999999999999", "a100000000000000000000000"), ("a1", "a1b"),
    ("ab", "ab1"),
    ("a1b", "a1c"), ("a-1", "ab1"),
  ])
  func numbersAreOrderedByTheirValues(_ first: String, _ second: String) {
    #expect(NaturalOrder(first) < NaturalOrder(second))
    #expect(!(NaturalOrder(second) < NaturalOrder(first)))
    #expect(NaturalOrder(first) != NaturalOrder(second))
  }
}
