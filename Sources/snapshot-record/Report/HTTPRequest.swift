/// An HTTP request as browsers send it: a request line, headers, and a body of known length.
///
/// It does not use FlyingFox (0.27.1), which does not disconnect silent clients, does not limit headers, and ends when
/// file descriptors run out.
///
/// - SeeAlso: RFC 9112. We differ: bodies in chunks are refused, and what is percent-encoded stays so.
struct HTTPRequest {
  var method: String
  /// Without its query.
  var path: String
  var query: [String: String] = [:]
  /// By name in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// Returns nil if the request is not complete.
  init?(_ bytes: [UInt8]) {
    guard let end = Self.endOfHeaders(bytes), let request = HTTPRequest(bytes, headersEnd: end)
    else { return nil }
    self = request
  }

  /// - Parameter end: the offset at which the body starts; the body may still be shorter than the headers say.
  init?(_ bytes: [UInt8], headersEnd end: Int) {
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1)
    path = String(target.first ?? "/")
    for pair in (target.count > 1 ? target[1] : "").split(separator: "&") {
      let name = pair.prefix { $0 != "=" }
      query[String(name)] = String(pair[name.endIndex...].dropFirst())
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    guard let length = Self.bodyLength(headers) else { return nil }
    body = Array(bytes[end...].prefix(length))
  }

  var cookies: [String: String] {
    var cookies: [String: String] = [:]
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let sides = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { cookies[String(sides[0])] = String(sides[1]) }
    }
    return cookies
  }

  /// The offset at which the body starts; nil while the headers are incomplete.
  ///
  /// - Parameter start: the number of bytes that have already been searched.
  static func endOfHeaders(_ bytes: [UInt8], from start: Int = 0) -> Int? {
    var index = max(0, start - 3)
    while index + 4 <= bytes.count {
      if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10
      {
        return index + 4
      }
      index += 1
    }
    return nil
  }

  /// Returns 0 if no header contains the length, and nil if a header contains no valid number of bytes.
  static func bodyLength(_ headers: [String: String]) -> Int? {
    guard headers["transfer-encoding"] == nil else { return nil }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}
