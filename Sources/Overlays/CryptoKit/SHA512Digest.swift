/// 64 bytes.
public struct SHA512Digest: Digest {
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]

  /// Calls the closure with the bytes, which are valid only meanwhile.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}
