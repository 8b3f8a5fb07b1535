/// Where random bytes come from.
public struct SecRandomRef: Sendable {}

public let kSecRandomDefault: SecRandomRef? = nil

/// 0, after so many random bytes were written.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<count {
    unsafe bytes.storeBytes(
      of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
