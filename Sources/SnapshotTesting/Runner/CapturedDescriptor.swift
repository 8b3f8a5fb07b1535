import Glibc

/// A descriptor of this process whose output goes to a file without a name for a while.
struct CapturedDescriptor {
  private let descriptor: Int32
  private let original: Int32
  private let file: Int32

  /// Nil if the descriptor is a terminal, whose colors would be lost, or no file can be made.
  init?(_ descriptor: Int32) {
    guard isatty(descriptor) == 0 else { return nil }
    file = SystemCalls.temporaryFile()
    guard file >= 0 else { return nil }
    original = dup(descriptor)
    guard original >= 0, dup2(file, descriptor) >= 0 else {
      close(file)
      return nil
    }
    self.descriptor = descriptor
  }

  /// Ends the capture and writes what was captured to where it would have gone.
  func giveBack() {
    dup2(original, descriptor)
    close(original)
    SystemCalls.copy(file, to: descriptor)
  }

  /// What was captured.
  var text: String { String(decoding: SystemCalls.bytes(of: file), as: UTF8.self) }
}
