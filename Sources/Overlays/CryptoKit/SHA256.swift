/// The hash function SHA-256 of FIPS 180-4.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var byteCount: Int { 32 }
  /// The length of the blocks in which the message is processed, in bytes.
  public static var blockByteCount: Int { 64 }
  private var digest = MessageDigest(.sha256)

  /// Starts the hash of an empty message.
  public init() {}

  /// Adds the bytes of a buffer to the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe digest.update(bufferPointer)
  }

  /// The digest of the message so far; further data can be added afterwards.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: digest.finish()) }
}
