/// A secret of two sides.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// The length of the key in bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a key of these bytes, of any length.
  public init<D: ContiguousBytes>(data: D) {
    bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
  }

  /// Of random bytes.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) }
  }

  /// Calls the closure with the bytes, which are valid only meanwhile.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}
