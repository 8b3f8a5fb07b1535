/// A response, after which the connection is closed.
struct HTTPResponse {
  var status: Int
  var headers: [String: String] = [
    "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Content-Security-Policy":
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    "X-Frame-Options": "DENY", "Connection": "close",
  ]
  var body: [UInt8]

  init(_ status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  init(_ status: Int, _ words: String) {
    self.init(status, body: [UInt8](words.utf8))
  }

  private static let reasons = [
    200: "OK", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 413: "Content Too Large",
    431: "Request Header Fields Too Large",
  ]

  var bytes: [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    text += "Content-Length: \(body.count)\r\n\r\n"
    return [UInt8](text.utf8) + body
  }
}
