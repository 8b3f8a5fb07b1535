/// Digests that only who has the key can make (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The code that the function computes.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// Starts a code with a key; a key longer than a block is hashed first.
  public init(key: SymmetricKey) {
    let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    let padded = short + [UInt8](repeating: 0, count: H.blockByteCount - short.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
    outer.update(data: padded.map { $0 ^ 0x5C })
  }

  /// Adds data to the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of the message so far; further data can be added afterwards.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of a message with a key.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code belongs to a message and a key.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode == self.authenticationCode(for: authenticatedData, using: key) }
}
