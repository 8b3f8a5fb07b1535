/// A request as browsers make them: a line, headers, a body of known length.
struct HTTPRequest {
  var method: String
  /// Without its query.
  var path: String
  var query: [String: String] = [:]
  /// By name in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// Nil for what is no whole request.
  init?(_ bytes: [UInt8]) {
    guard let end = Self.endOfHeaders(bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1)
    path = String(target.first ?? "/")
    for pair in (target.count > 1 ? target[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      query[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    body = Array(bytes[end...].prefix(Self.bodyLength(headers)))
  }

  var cookies: [String: String] {
    var cookies: [String: String] = [:]
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let sides = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { cookies[String(sides[0])] = String(sides[1]) }
    }
    return cookies
  }

  /// Where the body starts, or nil while headers are incomplete.
  static func endOfHeaders(_ bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= 4 else { return nil }
    for index in 0...bytes.count - 4 where Array(bytes[index..<index + 4]) == mark {
      return index + 4
    }
    return nil
  }

  static func bodyLength(_ headers: [String: String]) -> Int {
    max(0, headers["content-length"].flatMap { Int($0) } ?? 0)
  }
}
