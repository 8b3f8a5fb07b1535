/// Hash functions for old formats, which attackers can deceive.
public enum Insecure {
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

  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try unsafe bytes.withUnsafeBytes(body)
    }
  }
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

  public struct SHA1Digest: Digest {
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try unsafe bytes.withUnsafeBytes(body)
    }
  }
}
