import DarkroomObjectiveC
import Testing

struct AutoreleasePoolTests {
  private struct Mistake: Error {}

  @Test func poolsHandThroughWhatTheirBodyReturnsAndThrows() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Mistake.self) { try autoreleasepool { throw Mistake() } }
  }
}
