/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// The length in bits.
  public let bitCount: Int
  /// The length of 128 bits.
  public static var bits128: Self { Self(bitCount: 128) }
  /// The length of 192 bits.
  public static var bits192: Self { Self(bitCount: 192) }
  /// The length of 256 bits.
  public static var bits256: Self { Self(bitCount: 256) }

  /// Creates any length in bits; a key has whole bytes of it.
  public init(bitCount: Int) { self.bitCount = bitCount }
}
