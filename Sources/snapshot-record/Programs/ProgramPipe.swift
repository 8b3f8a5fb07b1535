import Glibc

/// A pipe that a program writes into.
///
/// `drain` closes both ends, and so does the release of the last reference.
final class ProgramPipe {
  /// The end for the program.
  private(set) var writing: Int32
  private let reading: Int32

  /// - Throws: `ToolError.programFailed` if the tool has too many open files.
  init() throws(ToolError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw .programFailed(name: "pipe", words: unsafe String(cString: strerror(errno)))
    }
    (reading, writing) = (ends[0], ends[1])
    // No other program may keep the writing end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeWriting()
    close(reading)
  }

  private func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Reads until every writer has closed its end; the program must have been started.
  ///
  /// - Parameter piece: receives the index of the pipe and the bytes that were read from it.
  static func drain(_ pipes: [ProgramPipe], _ piece: (Int, ArraySlice<UInt8>) -> Void) {
    for pipe in pipes { pipe.closeWriting() }
    var waiting = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while waiting.contains(where: { $0.fd >= 0 }) {
      // Negative descriptors are ignored.
      guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = unsafe read(waiting[index].fd, &buffer, buffer.count)
        if count > 0 {
          piece(index, buffer[..<count])
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          waiting[index].fd = -1
        }
      }
    }
  }
}
