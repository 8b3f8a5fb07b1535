import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// Digests as Python's hashlib makes them; those of "abc" stand in RFC 1321 and FIPS 180-4 too.
struct MessageDigestTests {
  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private static let expected: [(MessageDigest.Algorithm, abc: String, lengths: String)] = [
    (
      .md5, "900150983cd24fb0d6963f7d28e17f72",
      "13f54a97fe115ecf65c872298e677fa5"
    ),
    (
      .sha1, "a9993e364706816aba3e25717850c26c9cd0d89d",
      "bbe6d3d2ae05f44a31088826d7f3c2e553244507"
    ),
    (
      .sha224, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
      "53e2be2d3a916ac91ba9c2324db3acff958d4515e12b0aa74dd9fbef"
    ),
    (
      .sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "ae850ed7407f71b426e97298aafecb0c5a4137d5d39bc634091ec1bfd7b5a2cf"
    ),
    (
      .sha384,
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7",
      "53a13385ef46ca372982dc76a442135f678ac957b81ca373b0c833a6d4276f73"
        + "e8077f62b4eacbf76ae1dc6c6635ce38"
    ),
    (
      .sha512,
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
      "a01f47fb898ae30defb14cacfc8a8661b0e0c935ca8a198bc6956768424714c7"
        + "27605f0ec5653aaa4c633a4dd74b8990ff91d684f4b38bd6adc61d57a4d5daca"
    ),
  ]

  @Test(arguments: expected)
  func messagesOfAllLengthsHaveTheirDigest(
    _ algorithm: MessageDigest.Algorithm, _ abc: String, _ lengths: String
  ) {
    let digests = (0...260).flatMap { count in
      MessageDigest.digest((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }, algorithm)
    }

    #expect(Self.hex(MessageDigest.digest("abc".utf8, algorithm)) == abc)
    #expect(Self.hex(MessageDigest.digest(digests, algorithm)) == lengths)
  }

  @Test func partsMakeTheDigestOfTheWhole() {
    var hasher = SHA256()
    for part in ["a", "", "bc"] { hasher.update(data: Data(part.utf8)) }

    #expect(hasher.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(Self.hex(hasher.finalize()).hasPrefix("ba7816bf"))
    #expect("\(Insecure.MD5.hash(data: Data()))" == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    #expect(SHA384.hash(data: Data()).map { $0 }.count == SHA384Digest.byteCount)
  }

  /// The test vector of Wikipedia's article on HMAC.
  @Test func keyedDigests() {
    let text = Data("The quick brown fox jumps over the lazy dog".utf8)
    let key = SymmetricKey(data: Data("key".utf8))

    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)

    #expect(
      Self.hex(code) == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
  }
}
