import Glibc

/// Finds texts among bytes by the C library, because this module's own loops are not optimized.
package enum ByteSearch {
  /// Where `text` begins, at `start` or behind it.
  ///
  /// - Parameters:
  ///   - text: looked for; no zero is in it.
  ///   - bytes: these end in a zero, and may have others.
  ///   - start: an index of `bytes`.
  package static func place(of text: String, in bytes: [UInt8], from start: Int = 0) -> Int? {
    unsafe bytes.withUnsafeBytes { bytes -> Int? in
      guard let base = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return nil }
      var from = start
      while from < bytes.count {
        if let found = unsafe strstr(base + from, text) {
          return unsafe UnsafePointer(found) - base
        }
        from += unsafe strlen(base + from) + 1
      }
      return nil
    }
  }
}
