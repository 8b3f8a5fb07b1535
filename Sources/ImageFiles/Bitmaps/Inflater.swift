import DarkroomCImageFiles

/// Decompresses deflate data with zlib.
enum Inflater {
  /// Returns the bytes before any damage, or nil if not even the first ones can be read.
  static func bytes(_ packed: [UInt8], isRaw: Bool = false, limit: Int) -> [UInt8]? {
    var memory: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = unsafe darkroom_unpack(
      packed, packed.count, isRaw ? 1 : 0, limit, &memory, &count)
    guard let memory = unsafe memory else { return status == 0 ? [] : nil }
    defer { unsafe darkroom_image_free(memory) }
    guard status >= 0, status == 0 || count > 0 else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: memory, count: count))
  }
}
