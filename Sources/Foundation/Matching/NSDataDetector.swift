public import Foundation

/// Finds links, including email addresses, and phone numbers in text.
///
/// Dates, addresses and other kinds that iOS finds are not found. Here it isn't a subclass of the regular expression,
/// whose methods cannot be overridden.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds to find, as bits; only links and phone numbers are found here.
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  /// Creates a detector; throws if no type is given.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    expression = try NSRegularExpression(pattern: Self.pattern, options: .caseInsensitive)
    super.init()
  }

  /// Calls the block for each result in order, until it sets the flag.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) {
      unsafe block(result, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// The results in a range of UTF-16 units, in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = NSString(string: string)
    return expression.matches(in: string, options: options, range: range).compactMap { match in
      let kinds = [Self.web, Self.mail, Self.bare, Self.phone]
      let kind = kinds.first { match.range(withName: $0).location != NSNotFound }
      return kind.flatMap { self.result($0, match.range, in: text) }
    }
  }

  /// The number of results in a range of UTF-16 units.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The first result in a range of UTF-16 units; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The range of the first result; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  private func isWanted(_ type: UInt64) -> Bool { checkingTypes & type != 0 }

  private func result(_ kind: String, _ range: NSRange, in text: NSString) -> DetectedResult? {
    if kind == Self.phone {
      let number = text.substring(with: range)
      let digits = number.filter(\.isNumber).count
      guard isWanted(DetectedResult.phoneNumbers), (7...15).contains(digits) else { return nil }
      return DetectedResult(range, phone: number)
    }
    guard isWanted(DetectedResult.links) else { return nil }
    let place = Self.withoutPunctuation(range, in: text)
    let found = text.substring(with: place)
    let prefix = kind == Self.mail && !found.lowercased().hasPrefix("mailto:") ? "mailto:" : ""
    let scheme = kind == Self.bare ? "http://" : prefix
    return URL(string: scheme + found).map { DetectedResult(place, link: $0) }
  }

  /// The range without punctuation at the end of a sentence, and without a closing parenthesis that was not opened in
  /// it.
  private static func withoutPunctuation(_ range: NSRange, in text: NSString) -> NSRange {
    var found = text.substring(with: range)
    while let last = found.last {
      let opened = found.filter { $0 == "(" }.count
      let isUnopened = last == ")" && opened < found.filter { $0 == ")" }.count
      guard ".,;:!?'\"]}>".contains(last) || isUnopened else { break }
      found.removeLast()
    }
    return NSRange(location: range.location, length: found.utf16.count)
  }

  private static let (web, mail, bare, phone) = ("web", "mail", "bare", "phone")

  /// The top-level domains of hosts without a scheme; alternatively, a host may begin with `www`.
  private static let topLevel =
    "com|org|net|edu|gov|io|co|app|dev|info|biz|me|tv|uk|de|fr|jp|cn|in|eu|nl|es|it|ch|at|au|ca|us|ru|br|se|no|dk|fi|pl"

  private static let pattern =
    #"(?<web>\b[a-z][a-z0-9+.-]*://[^\s<>"]+)"#
    + #"|(?<mail>\b(?:mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b)"#
    + #"|(?<bare>\b(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:"# + topLevel
    + #"))\b(?:[/?#][^\s<>"]*)?)"#
    + #"|(?<phone>(?<![\w.])\+?(?:\(\d{1,5}\)|\d)(?:[ .\-/]?(?:\(\d{1,5}\)|\d)){6,17}(?!\w))"#
}
