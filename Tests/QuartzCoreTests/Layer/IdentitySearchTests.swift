import DarkroomQuartzCore
import Testing

/// Work is counted in elements that are looked at.
struct IdentitySearchTests {
  private final class Token {}

  /// Tokens that are counted as they are looked at.
  private struct Watched: RandomAccessCollection {
    let tokens = (0..<1000).map { _ in Token() }
    private let count = Count()

    var startIndex: Int { 0 }
    var endIndex: Int { tokens.count }
    subscript(position: Int) -> Token {
      count.looks += 1
      return tokens[position]
    }

    private final class Count { var looks = 0 }
    var looks: Int { count.looks }
  }

  @Test(arguments: [0, 1, 499, 500, 998, 999]) func everyElementIsFoundFromTheNearerEnd(
    _ place: Int
  ) {
    let watched = Watched()
    let found = watched.index(ofIdentical: watched.tokens[place])

    #expect(found == place)
    #expect(watched.looks <= 2 * min(place + 1, 1000 - place))
  }

  @Test func whatIsNotThereIsNotFound() {
    #expect(Watched().index(ofIdentical: Token()) == nil)
    #expect([Token]().index(ofIdentical: Token()) == nil)
    var tokens = [Token(), Token()]
    tokens.remove(identical: Token())
    #expect(tokens.count == 2)
  }
}
