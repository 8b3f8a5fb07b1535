/// Finds addresses in text that are links without any markup.
enum BareAddresses {
  static var mail: Regex<Substring> { /[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+/ }

  private static var web: Regex<Substring> { /(?:https?:\/\/|www\.)[^\s<]+/ }

  /// Whether a text may contain an address, because the search itself is slow.
  static func mayBe(in text: String) -> Bool {
    // Few texts contain these characters, and searching for more than one is slow as well.
    let letters = text.utf8
    return letters.contains(UInt8(ascii: "@"))
      || letters.contains(UInt8(ascii: ":")) && text.contains("://")
      || letters.contains(UInt8(ascii: ".")) && text.contains("www.")
  }

  /// The span split into parts, with the addresses as links.
  static func linked(_ span: InlineMarkdown.Span) -> [InlineMarkdown.Span] {
    guard !span.style.isCode, span.style.link == nil, mayBe(in: span.text),
      let (range, address) = first(in: span.text)
    else { return [span] }
    var (before, link, after) = (span, span, span)
    before.text = String(span.text[..<range.lowerBound])
    link.text = String(span.text[range])
    link.style.link = address
    after.text = String(span.text[range.upperBound...])
    return (before.text.isEmpty ? [] : [before]) + [link]
      + (after.text.isEmpty ? [] : linked(after))
  }

  private static func first(in text: String) -> (Range<String.Index>, String)? {
    let (web, mail) = (text.firstRange(of: web), text.firstRange(of: mail))
    if let web, mail.map({ web.lowerBound <= $0.lowerBound }) ?? true {
      let range = web.lowerBound..<end(of: text[web])
      let address = String(text[range])
      return (range, address.hasPrefix("www.") ? "http://" + address : address)
    }
    return mail.map { ($0, "mailto:" + text[$0]) }
  }

  /// The end of an address, which does not include punctuation at the end of a sentence.
  private static func end(of address: Substring) -> String.Index {
    var address = address
    while let last = address.last {
      let isUnmatched = last == ")" && !address.contains("(")
      guard isUnmatched || "?!.,:*_~'\";".contains(last) else { break }
      address = address.dropLast()
    }
    return address.endIndex
  }
}
