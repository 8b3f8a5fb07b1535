/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public static var bits128: Self { Self(bitCount: 128) }
  public static var bits192: Self { Self(bitCount: 192) }
  public static var bits256: Self { Self(bitCount: 256) }

  public init(bitCount: Int) { self.bitCount = bitCount }
}
