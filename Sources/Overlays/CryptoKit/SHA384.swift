/// The hash function SHA-384 of FIPS 180-4.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var byteCount: Int { 48 }
  /// The length of the blocks in which the message is processed, in bytes.
  public static var blockByteCount: Int { 128 }
  private var digest = MessageDigest(.sha384)

  /// Starts the hash of an empty message.
  public init() {}

  /// Adds the bytes of a buffer to the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe digest.update(bufferPointer)
  }

  /// The digest of the message so far; further data can be added afterwards.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: digest.finish()) }
}
