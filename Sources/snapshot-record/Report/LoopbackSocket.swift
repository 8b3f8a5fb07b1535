import Glibc

/// A listening socket on 127.0.0.1; nothing outside this machine reaches it.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32
  let port: UInt16

  init(port: UInt16) throws(ToolError) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .server(words: "No socket can be opened.") }
    var yes: Int32 = 1
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        var length = size
        return unsafe bind(descriptor, generic, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, generic, &length) == 0
      }
    }
    self.descriptor = descriptor
    guard isBound else { throw .server(words: "Port \(port) cannot be used.") }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { _ = Glibc.close(descriptor) }

  /// The next connection, or nil when the socket is closed.
  func accept() -> LoopbackConnection? {
    while true {
      let connection = Glibc.accept(descriptor, nil, nil)
      if connection >= 0 { return LoopbackConnection(descriptor: connection) }
      if errno != EINTR && errno != ECONNABORTED { return nil }
    }
  }
}

/// One connection of a browser.
struct LoopbackConnection {
  fileprivate let descriptor: Int32

  /// More than any request of the page.
  private static let limit = 64 * 1024

  fileprivate init(descriptor: Int32) {
    self.descriptor = descriptor
    // A browser that opens a connection and says nothing must not keep others waiting.
    var time = timeval(tv_sec: 2, tv_usec: 0)
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The bytes of one request with its body; fewer when the browser stops.
  func readRequest() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 8192)
    while bytes.count < Self.limit {
      if let request = HTTPRequest(bytes),
        request.body.count == HTTPRequest.bodyLength(request.headers)
      {
        break
      }
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        // A browser that went away is no reason to die of SIGPIPE.
        let sent = unsafe send(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done,
          Int32(MSG_NOSIGNAL))
        guard sent > 0 else { return }
        done += sent
      }
    }
  }

  func close() {
    shutdown(descriptor, Int32(SHUT_WR))
    _ = Glibc.close(descriptor)
  }
}
