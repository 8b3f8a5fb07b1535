/// The hash function SHA-384 of FIPS 180-4.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var byteCount: Int { 48 }
  public static var blockByteCount: Int { 128 }
  private var digest = MessageDigest(.sha384)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe digest.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest { SHA384Digest(bytes: digest.finish()) }
}
