/// What a hash function makes of bytes.
public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  /// The bytes in order.
  public func makeIterator() -> Array<UInt8>.Iterator {
    unsafe withUnsafeBytes { unsafe Array($0) }.makeIterator()
  }

  /// Whether the digest has exactly these bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    Array(lhs) == Array(rhs)
  }

  public var description: String {
    let name = "\(Self.self)".replacingOccurrences(of: "Digest", with: " digest")
    return name + ": "
      + map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}
