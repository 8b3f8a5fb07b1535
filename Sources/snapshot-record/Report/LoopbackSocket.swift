import Glibc

/// A listening socket on 127.0.0.1, which cannot be reached from outside this machine.
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
        return unsafe bind(descriptor, generic, size) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, generic, &length) == 0
      }
    }
    self.descriptor = descriptor
    guard isBound else { throw .server(words: "Port \(port) cannot be used.") }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { _ = Glibc.close(descriptor) }

  /// Ends the current and all later calls of `accept()`.
  func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// The next connection; nil if the socket is closed.
  func accept() -> Int32? {
    while true {
      let connection = Glibc.accept(descriptor, nil, nil)
      if connection >= 0 { return connection }
      // Too many files may be open at the moment.
      if errno == EMFILE || errno == ENFILE { usleep(10_000) }
      if ![EINTR, ECONNABORTED, EMFILE, ENFILE].contains(errno) { return nil }
    }
  }
}
