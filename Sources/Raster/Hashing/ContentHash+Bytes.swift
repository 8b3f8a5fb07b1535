import DarkroomCXXHash

extension ContentHash {
  package init(_ bytes: [UInt8]) {
    self = unsafe bytes.withUnsafeBytes { unsafe ContentHash(bytes: $0) }
  }

  /// Of the memory of `pixels`, rows from the top, as bytes red, green, blue, alpha.
  package init(pixels: [UInt32]) {
    self = unsafe pixels.withUnsafeBytes { unsafe ContentHash(bytes: $0) }
  }

  package init(pixels: ArraySlice<UInt32>) {
    self = unsafe pixels.withUnsafeBytes { unsafe ContentHash(bytes: $0) }
  }

  package init(bytes: UnsafeRawBufferPointer) {
    unsafe self.init(darkroom_hash(bytes.baseAddress, bytes.count))
  }

  /// The same value by the code that every processor runs.
  init(baselineOf bytes: UnsafeRawBufferPointer) {
    unsafe self.init(darkroom_hash_baseline(bytes.baseAddress, bytes.count))
  }

  init(_ hash: DarkroomHash128) {
    self.init(high: hash.high, low: hash.low)
  }
}
