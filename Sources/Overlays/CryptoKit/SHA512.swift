/// The hash function SHA-512 of FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var byteCount: Int { 64 }
  /// The length of the blocks in which the message is processed, in bytes.
  public static var blockByteCount: Int { 128 }
  private var digest = MessageDigest(.sha512)

  /// Starts the hash of an empty message.
  public init() {}

  /// Adds the bytes of a buffer to the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe digest.update(bufferPointer)
  }

  /// The digest of the message so far; further data can be added afterwards.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: digest.finish()) }
}
