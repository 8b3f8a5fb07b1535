import Glibc

/// A file descriptor of this process whose output is temporarily redirected to an unnamed file.
struct CapturedDescriptor {
  private let descriptor: Int32
  private let original: Int32
  private let file: Int32

  /// Returns nil if the descriptor is a terminal, whose colors would be lost, or if no file can be created.
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

  /// Ends the capture and writes the captured output to its original destination.
  func giveBack() {
    dup2(original, descriptor)
    close(original)
    SystemCalls.copy(file, to: descriptor)
  }

  /// What was captured.
  var text: String { String(decoding: SystemCalls.bytes(of: file), as: UTF8.self) }
}
