/// Digests that only who has the key can make (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    let padded = short + [UInt8](repeating: 0, count: H.blockByteCount - short.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
    outer.update(data: padded.map { $0 ^ 0x5C })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode == self.authenticationCode(for: authenticatedData, using: key) }
}
