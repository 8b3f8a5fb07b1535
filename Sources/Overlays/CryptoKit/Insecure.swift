/// Hash functions for old formats, which attackers can deceive.
public enum Insecure {
  /// The hash function of RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var byteCount: Int { 16 }
    public static var blockByteCount: Int { 64 }
    private var digest = MessageDigest(.md5)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe digest.update(bufferPointer)
    }

    public func finalize() -> MD5Digest { MD5Digest(bytes: digest.finish()) }
  }

  /// 16 bytes.
  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try unsafe bytes.withUnsafeBytes(body)
    }
  }
  /// The hash function SHA-1 of FIPS 180-4.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var byteCount: Int { 20 }
    public static var blockByteCount: Int { 64 }
    private var digest = MessageDigest(.sha1)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe digest.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest { SHA1Digest(bytes: digest.finish()) }
  }

  /// 20 bytes.
  public struct SHA1Digest: Digest {
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try unsafe bytes.withUnsafeBytes(body)
    }
  }
}
