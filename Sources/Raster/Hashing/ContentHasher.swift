import DarkroomCXXHash

/// Hashes content that arrives in pieces; where it was cut does not matter.
///
/// Integers are hashed as their little-endian bytes, so every machine agrees. A string is preceded by its
/// length, hence neighboring strings cannot run into each other.
@safe package struct ContentHasher: ~Copyable {
  private let state: OpaquePointer

  package init() {
    guard let state = unsafe darkroom_hash_state_create() else {
      preconditionFailure("out of memory")
    }
    unsafe self.state = unsafe state
  }

  deinit {
    unsafe darkroom_hash_state_destroy(state)
  }

  package mutating func update(bytes: UnsafeRawBufferPointer) {
    unsafe darkroom_hash_state_update(state, bytes.baseAddress, bytes.count)
  }

  package mutating func update(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe update(bytes: $0) }
  }

  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe update(bytes: $0) }
  }

  package mutating func update(pixels: [UInt32]) {
    unsafe pixels.withUnsafeBytes { unsafe update(bytes: $0) }
  }

  package mutating func update<I: FixedWidthInteger>(_ value: I) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe update(bytes: $0) }
  }

  /// Adds the bit pattern of a number, so that −0 and 0 differ.
  ///
  /// All values that are not a number count as one value, because processors give them different signs.
  package mutating func update(_ value: Double) {
    update(value.isNaN ? Double.nan.bitPattern : value.bitPattern)
  }

  package mutating func update(_ text: String) {
    update(UInt64(text.utf8.count))
    update([UInt8](text.utf8))
  }

  package mutating func update(_ hash: ContentHash) {
    update(hash.low)
    update(hash.high)
  }

  /// Returns the hash of all data so far.
  ///
  /// More data can be added afterwards.
  package func finalize() -> ContentHash {
    unsafe ContentHash(darkroom_hash_state_digest(state))
  }
}
