import Glibc

/// A descriptor of this process whose output goes to a file without a name for a while.
struct CapturedDescriptor {
  private let descriptor: Int32
  private let original: Int32
  private let file: Int32

  /// Nil where the descriptor is a terminal, whose colours would be lost, or no file can be made.
  init?(_ descriptor: Int32) {
    guard isatty(descriptor) == 0 else { return nil }
    file = Self.makeFile()
    guard file >= 0 else { return nil }
    original = dup(descriptor)
    guard original >= 0, dup2(file, descriptor) >= 0 else {
      close(file)
      return nil
    }
    self.descriptor = descriptor
  }

  private static func makeFile() -> Int32 {
    // unsafe: mkstemp(3) writes the name into the memory that it is given.
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { template in
      guard let start = template.baseAddress else { return -1 }
      unsafe strcpy(start, "/tmp/backtrace-XXXXXX")
      let file = unsafe mkstemp(start)
      if file >= 0 { unsafe unlink(start) }
      return file
    }
  }

  /// Ends the capture and writes what was captured to where it would have gone.
  func giveBack() {
    dup2(original, descriptor)
    close(original)
    unsafe copy { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }

  /// What was captured.
  var text: String {
    var bytes: [UInt8] = []
    unsafe copy {
      unsafe bytes.append(contentsOf: $0)
      return $0.count
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hands the file's bytes over, piece by piece; `body` returns how many it took.
  private func copy(_ body: (UnsafeRawBufferPointer) -> Int) {
    lseek(file, 0, SEEK_SET)
    // unsafe: read(2) and write(2) take bytes by pointer.
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { piece in
      while case let count = unsafe read(file, piece.baseAddress, piece.count), count > 0 {
        var rest = unsafe UnsafeRawBufferPointer(rebasing: piece[..<count])
        while unsafe !rest.isEmpty, case let taken = unsafe body(rest), taken > 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(taken))
        }
      }
    }
  }
}
