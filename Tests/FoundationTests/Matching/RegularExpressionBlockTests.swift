import DarkroomFoundation
import Foundation
import Testing

/// Blocks of regular expressions don't escape, as on iOS: ZMarkupParser's append to an `inout` parameter.
struct RegularExpressionBlockTests {
  private func words(of text: String, into found: inout [String]) throws {
    let whole = NSRange(location: 0, length: text.utf16.count)
    try unsafe NSRegularExpression(pattern: "\\w+").enumerateMatches(in: text, range: whole) {
      match, _, _ in
      if let match { found.append(NSString(string: text).substring(with: match.range)) }
    }
  }

  private func eachMatch(_ text: String, _ block: (Int) -> Void) throws {
    let whole = NSRange(location: 0, length: text.utf16.count)
    try unsafe NSRegularExpression(pattern: "\\w+").enumerateMatches(in: text, range: whole) {
      match, _, _ in
      block(match?.range.location ?? -1)
    }
  }

  @Test func aBlockChangesAnInoutParameterAndCallsABlockOfItsCaller() throws {
    var found: [String] = []
    try words(of: "one two", into: &found)
    #expect(found == ["one", "two"])
    var places: [Int] = []
    try eachMatch("one two") { places.append($0) }
    #expect(places == [0, 4])
  }
}
