import Glibc

/// Finds texts in bytes with the C library, because this module's own loops are not optimized.
package enum ByteSearch {
  /// The offset of `text` at or after `start`.
  ///
  /// - Parameters:
  ///   - text: the text to find, which contains no zero byte.
  ///   - bytes: the bytes to search, which must end with a zero and may contain others.
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
