/// Assembles one request from the pieces that arrive.
struct HTTPRequestReader {
  enum Progress {
    case more
    case whole(HTTPRequest)
    /// The bytes are not a request, or they are more than any request of the page has.
    case refused(HTTPResponse)
  }

  /// The limits in bytes: browsers send a few hundred bytes of headers, and the page sends 15 bytes per snapshot in the
  /// body, for at most 200 snapshots.
  static let headerLimit = 16 * 1024
  static let bodyLimit = 4 * 1024

  private var bytes: [UInt8] = []
  private var headersEnd: Int?

  mutating func take(_ piece: some Collection<UInt8>) -> Progress {
    let searched = bytes.count
    bytes += piece
    headersEnd = headersEnd ?? HTTPRequest.endOfHeaders(bytes, from: searched)
    guard let headersEnd, headersEnd <= Self.headerLimit else {
      return bytes.count > Self.headerLimit
        ? .refused(HTTPResponse(431, "The headers are too long.")) : .more
    }
    guard let request = HTTPRequest(bytes, headersEnd: headersEnd),
      let length = HTTPRequest.bodyLength(request.headers)
    else { return .refused(HTTPResponse(400, "The request is not understood.")) }
    guard length <= Self.bodyLimit else {
      return .refused(HTTPResponse(413, "The request is too long."))
    }
    return request.body.count == length ? .whole(request) : .more
  }
}
