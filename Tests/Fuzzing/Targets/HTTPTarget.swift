/// Requests to the report's server, whole and in pieces: the same answer, and never more than the limits.
///
/// The folder `Tool` links to the reader's sources, because no library may depend on the tool, a program.
struct HTTPTarget: FuzzTarget {
  static let name = "http"

  init() {}

  // MARK: Making

  private static let lines = [
    "GET / HTTP/1.1", "GET /?token=abc HTTP/1.1", "POST /api/accept HTTP/1.1", "GET  / HTTP/1.0",
    "GET /images/00-new.png?a=b&c&=d&token HTTP/1.1", "get /../.. HTTP/1.9", "HTTP/1.1", " ", "",
    "GET ? HTTP/1.1", "GET /%00 HTTP/1.", "PUT /é\u{301} HTTP/1.1", "GET / HTTP/2",
  ]
  private static let headers = [
    "Host: 127.0.0.1:8000", "host:localhost", "Content-Length: 5", "content-length: 0",
    "Content-Length: 4096", "Content-Length: 4097", "Content-Length: -1", "Content-Length: +1",
    "Content-Length: 99999999999999999999", "Content-Length: \u{661}", "Content-Length:",
    "Content-Length: 5 ", "Transfer-Encoding: chunked", "Cookie: a=b; snapshots-8000=abc; c",
    "Cookie: ;;=;a=b=c", "X-Snapshot-Token: abc", "No colon", ":", ": :", " folded: x", "é: ü",
    "\u{301}: \u{301}", "A:\tb", "A: \u{0}",
  ]
  private static let breaks = ["\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\n\r\n", ""]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var text = random.element(Self.lines) + random.element(Self.breaks)
    for _ in 0..<random.choice(7) {
      text += random.element(Self.headers)
      if random.once(in: 500) {
        text += String(repeating: "x", count: random.length(upTo: 20_000))
      }
      text += random.element(Self.breaks)
    }
    text += random.element(["\r\n", "\r\n", "\r\n", "", "\n"])
    var bytes = Array(text.utf8)
    for _ in 0..<random.choice(3) where !bytes.isEmpty {
      bytes[random.choice(bytes.count)] = random.bytes(1)[0]
    }
    let length = random.element([0, 0, 5, 4, 6, random.length(upTo: 5_000)])
    return [UInt8(random.choice(256))] + bytes + [UInt8](repeating: 0x7B, count: length)
  }

  // MARK: Trying

  /// The first byte says into what pieces the rest falls.
  func run(_ input: [UInt8]) throws {
    let request = input.dropFirst()
    let size = 1 + Int(input.first ?? 0)
    let whole = read(request, pieces: max(1, request.count))
    let pieces = read(request, pieces: max(size, request.count / 50))
    try FuzzFailure.check(whole == pieces, "\(whole) at once, \(pieces) in pieces of \(size)")
    guard let found = HTTPRequest(Array(request)) else { return }
    _ = found.cookies
    guard let length = HTTPRequest.bodyLength(found.headers) else {
      throw FuzzFailure("a request without a length")
    }
    try FuzzFailure.check(length >= 0 && found.body.count <= length, "a body of \(length) bytes")
    let response = HTTPResponse(200, found.path)
    try FuzzFailure.check(
      response.bytes.suffix(response.body.count).elementsEqual(response.body), "another answer")
  }

  /// What became of it, in words that can be compared.
  private func read(_ request: ArraySlice<UInt8>, pieces size: Int) -> String {
    var reader = HTTPRequestReader()
    var rest = request
    while !rest.isEmpty {
      switch reader.take(rest.prefix(size)) {
      case .more: rest = rest.dropFirst(size)
      case .whole(let found):
        let query = found.query.sorted { $0.key < $1.key }
        let headers = found.headers.sorted { $0.key < $1.key }
        return "\(found.method) \(found.path) \(query) \(headers) \(found.body)"
      case .refused(let response): return "\(response.status)"
      }
    }
    return "more"
  }
}
