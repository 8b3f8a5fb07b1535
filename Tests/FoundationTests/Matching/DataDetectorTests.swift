import DarkroomFoundation
import Foundation
import Testing

/// What is found in text, as on iOS.
struct DataDetectorTests {
  private static let (links, phones): (UInt64, UInt64) = (1 << 6, 1 << 11)

  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let range = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types).matches(in: text, range: range).map {
      NSString(string: text).substring(with: $0.range)
    }
  }

  @Test(arguments: [
    ("See https://a.example/b?c=1, then.", ["https://a.example/b?c=1"]),
    ("(http://a.example/b_(c))", ["http://a.example/b_(c)"]),
    ("at example.com or www.b.museum!", ["example.com", "www.b.museum"]),
    ("Mail me@b.example today", ["me@b.example"]), ("version 1.2.3, e.g. this", []),
    ("é https://ü.example", ["https://ü.example"]),
  ])
  func linksEndWhereTheSentenceGoesOn(text: String, expected: [String]) throws {
    #expect(try found(text, Self.links) == expected)
  }

  @Test func aLinkHasAnAddress() throws {
    let text = "apple.com me@b.example https://c.example/d"
    let range = NSRange(location: 0, length: text.utf16.count)
    let results = try NSDataDetector(types: Self.links).matches(in: text, range: range)
    // iOS makes these of hosts and of addresses of mail.
    #expect(
      results.map { $0.url?.absoluteString } == [
        "http://apple.com", "mailto:me@b.example", "https://c.example/d",
      ])
    #expect(results.allSatisfy { $0.resultType.rawValue == Self.links && $0.phoneNumber == nil })
  }

  @Test func phoneNumbersAreFoundWhereTheyAreWanted() throws {
    let text = "Call +1 (408) 555-0199 or 030 1234567, not 12 or 1.5."
    #expect(try found(text, Self.phones) == ["+1 (408) 555-0199", "030 1234567"])
    #expect(try found(text, Self.links) == [])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func blocksMayStop() throws {
    let text = "a.com b.com c.com"
    let detector = try NSDataDetector(types: Self.links)
    let range = NSRange(location: 0, length: text.utf16.count)
    var count = 0
    unsafe detector.enumerateMatches(in: text, range: range) { _, _, stop in
      count += 1
      if count == 2 { unsafe stop.pointee = true }
    }
    #expect(count == 2)
    #expect(detector.numberOfMatches(in: text, range: range) == 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: range).length == 5)
  }

  @Test func anExpressionTakesABlockThatDoesNotEscape() throws {
    func each(_ block: (NSTextCheckingResult?) -> Void) throws {
      func pass(
        _ result: NSTextCheckingResult?, _ flags: NSRegularExpression.MatchingFlags,
        _ stop: UnsafeMutablePointer<ObjCBool>
      ) { block(result) }
      try unsafe take { unsafe pass($0, $1, $2) }
    }
    func take(
      _ block: (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) throws {
      let expression = try NSRegularExpression(pattern: "a")
      let range = NSRange(location: 0, length: 3)
      unsafe expression.enumerateMatches(in: "aba", range: range, using: block)
      unsafe expression.enumerateMatches(in: "aba", options: [], range: range) { _, _, _ in }
    }
    var places: [Int] = []
    try each { places.append($0?.range.location ?? -1) }
    #expect(places == [0, 2])
  }

  /// MessageKit makes results of mentions and hashtags so.
  @Test func resultsAreMadeOfLinksAndNumbers() throws {
    let url = try #require(URL(string: "https://example.com"))
    let range = NSRange(location: 2, length: 3)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "112")

    #expect(link.url == url && link.range == range && link.phoneNumber == nil)
    #expect(number.phoneNumber == "112" && number.url == nil)
    #expect(link.date == nil && link.addressComponents == nil && link.components == nil)
  }
}
