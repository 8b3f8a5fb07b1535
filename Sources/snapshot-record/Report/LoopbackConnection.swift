import Glibc

/// One connection of a browser: one request, one response, and one deadline for both.
///
/// A client that sends nothing, or sends slowly, is disconnected at the deadline; other clients do not wait for it.
struct LoopbackConnection: Sendable {
  let descriptor: Int32
  private let deadline: ContinuousClock.Instant

  init(descriptor: Int32, deadline: ContinuousClock.Instant) {
    self.descriptor = descriptor
    self.deadline = deadline
  }

  /// Returns nil if the browser disconnects or the time is over.
  func readRequest() -> HTTPRequestReader.Progress? {
    var reader = HTTPRequestReader()
    var piece = [UInt8](repeating: 0, count: 8192)
    while isReady(for: POLLIN) {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      }
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return nil }
      let progress = reader.take(piece[..<count])
      if case .more = progress { continue }
      return progress
    }
    return nil
  }

  func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, isReady(for: POLLOUT) {
        // A disconnected browser must not end the program with SIGPIPE.
        let sent = unsafe send(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        if sent < 0, errno == EAGAIN || errno == EINTR { continue }
        guard sent > 0 else { return }
        done += sent
      }
    }
  }

  /// Waits until the deadline at most.
  private func isReady(for events: Int32) -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      let milliseconds =
        left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      var wish = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let found = unsafe poll(&wish, 1, Int32(clamping: milliseconds + 1))
      if found < 0, errno == EINTR { continue }
      return found > 0
    }
  }

  /// Disconnects the client for all readers, including those in another thread.
  func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  func close() {
    shutdown(descriptor, Int32(SHUT_WR))
    _ = Glibc.close(descriptor)
  }
}
