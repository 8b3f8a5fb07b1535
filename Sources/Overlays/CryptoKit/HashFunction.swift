/// A function from bytes to a few bytes that change with each of them.
public protocol HashFunction: Sendable {
  associatedtype Digest: DarkroomCryptoKit.Digest
  /// In bytes.
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hasher = Self()
    hasher.update(data: data)
    return hasher.finalize()
  }

  /// Adds all bytes of the data, region by region.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      unsafe region.withUnsafeBytes { unsafe update(bufferPointer: $0) }
    }
  }
}
