import DarkroomCryptoKit
@_exported public import Foundation

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the digest to `md` and returns it; nothing where `md` is nil.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { unsafe write(data, len, md, .md5) }

/// Writes the digest to `md` and returns it; nothing where `md` is nil.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { unsafe write(data, len, md, .sha1) }

/// Writes the digest to `md` and returns it; nothing where `md` is nil.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { unsafe write(data, len, md, .sha224) }

/// Writes the digest to `md` and returns it; nothing where `md` is nil.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { unsafe write(data, len, md, .sha256) }

/// Writes the digest to `md` and returns it; nothing where `md` is nil.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { unsafe write(data, len, md, .sha384) }

/// Writes the digest to `md` and returns it; nothing where `md` is nil.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { unsafe write(data, len, md, .sha512) }

/// Writes the keyed digest to `macOut`; nothing for an algorithm that isn't one of those above.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let algorithms: [MessageDigest.Algorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  guard algorithms.indices.contains(Int(algorithm)) else { return }
  let code = unsafe MessageDigest.authentication(
    of: bytes(data, dataLength), key: bytes(key, keyLength), algorithms[Int(algorithm)])
  unsafe macOut?.copyMemory(from: code, byteCount: code.count)
}

private func write(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ target: UnsafeMutablePointer<UInt8>?,
  _ algorithm: MessageDigest.Algorithm
) -> UnsafeMutablePointer<UInt8>? {
  let digest = unsafe MessageDigest.digest(bytes(data, Int(count)), algorithm)
  unsafe target?.update(from: digest, count: digest.count)
  return unsafe target
}

private func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
}
