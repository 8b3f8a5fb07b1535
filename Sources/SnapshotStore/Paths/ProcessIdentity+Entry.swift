import Glibc

extension ProcessIdentity {
  /// The kernel's information about a process.
  struct Entry: Equatable {
    var isDying: Bool
    var started: String

    init?(of process: Int32) {
      guard let bytes = try? Files.read(procFile: "/proc/\(process)/stat") else { return nil }
      self.init(line: String(decoding: bytes, as: UTF8.self))
    }

    /// - Parameter line: the content of `/proc/PID/stat`; the result is nil if fields are missing.
    init?(line: String) {
      // The name in parentheses may contain spaces and parentheses; the state is the first field after it.
      guard let end = line.lastIndex(of: ")") else { return nil }
      let fields = line[line.index(after: end)...].split(separator: " ")
      guard fields.count > Self.pendingSignals else { return nil }
      let pending = UInt64(fields[Self.pendingSignals]) ?? 0
      isDying = ["Z", "X"].contains(fields[0]) || pending & Self.killed != 0
      started = String(fields[Self.startTime])
    }

    private static let startTime = 19
    private static let pendingSignals = 28
    private static let killed: UInt64 = 1 << UInt64(SIGKILL - 1)
  }
}
