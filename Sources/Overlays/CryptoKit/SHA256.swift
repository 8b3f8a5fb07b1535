/// The hash function SHA-256 of FIPS 180-4.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var byteCount: Int { 32 }
  public static var blockByteCount: Int { 64 }
  private var digest = MessageDigest(.sha256)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe digest.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest { SHA256Digest(bytes: digest.finish()) }
}
