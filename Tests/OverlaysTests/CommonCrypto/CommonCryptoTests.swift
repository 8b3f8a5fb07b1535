import CommonCrypto
import Foundation
import Testing

/// As apps write it.
struct CommonCryptoTests {
  private func md5(_ string: String) -> String {
    let data = Data(string.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = unsafe data.withUnsafeBytes { unsafe CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreWrittenToMemory() {
    #expect(md5("") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(md5("abc") == "900150983cd24fb0d6963f7d28e17f72")
  }

  /// RFC 2202, the first case of MD5.
  @Test func keyedDigestsAreWrittenToMemory() {
    let key = [UInt8](repeating: 0x0B, count: 16)
    let text = Array("Hi There".utf8)
    var code = [UInt8](repeating: 0, count: 16)
    unsafe CCHmac(
      CCHmacAlgorithm(kCCHmacAlgMD5), key, key.count, text, text.count, &code)

    #expect(code.prefix(4) == [0x92, 0x94, 0x72, 0x7A])
  }
}
