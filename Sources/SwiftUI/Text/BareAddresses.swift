/// Addresses that are links without a sign of it.
enum BareAddresses {
  static var mail: Regex<Substring> { /[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+/ }

  private static var web: Regex<Substring> { /(?:https?:\/\/|www\.)[^\s<]+/ }

  /// Whether a text is worth a search for addresses, which takes long.
  static func mayBe(in text: String) -> Bool {
    // Few texts have these letters; to search for more than one takes long, too.
    let letters = text.utf8
    return letters.contains(UInt8(ascii: "@"))
      || letters.contains(UInt8(ascii: ":")) && text.contains("://")
      || letters.contains(UInt8(ascii: ".")) && text.contains("www.")
  }

  /// The span in parts, of which addresses are links.
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

  /// Where an address ends: signs that end a sentence are no part of it.
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
