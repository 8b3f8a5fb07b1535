/// A digest that only who has the key can make.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, ContiguousBytes,
  CustomStringConvertible, Sendable
{
  let bytes: [UInt8]
  /// The number of bytes, which is that of the digest.
  public var byteCount: Int { bytes.count }
  public var description: String {
    "HMAC with \(H.self): "
      + bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }

  /// The bytes in order.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Calls the closure with the bytes, which are valid only meanwhile.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}
