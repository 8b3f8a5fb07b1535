/// The hash function SHA-512 of FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var byteCount: Int { 64 }
  public static var blockByteCount: Int { 128 }
  private var digest = MessageDigest(.sha512)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe digest.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest { SHA512Digest(bytes: digest.finish()) }
}
