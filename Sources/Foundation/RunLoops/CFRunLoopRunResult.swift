/// Why a run loop returned.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There was nothing to wait for.
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}
