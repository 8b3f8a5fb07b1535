import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomTypesetting

struct FontDigestTests {
  /// The examples of FIPS 180-4: one block, and two.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func digestIsThatOfTheStandard(text: String, hex: String) {
    #expect(FontDigest(of: Array(text.utf8)).hex == hex)
  }

  @Test func systemFontIsThePinnedFile() throws {
    let library = FontLibrary.shared

    #expect(try library.systemFace().digest.hex == PinnedFont.inter.digest)
    #expect(try library.systemFace(isItalic: true).digest.hex == PinnedFont.interItalic.digest)
  }

  /// Otherwise a file that is recognised would have the digest of another one.
  @Test func aFingerprintStandsForTheFileWithTheDigest() throws {
    let recognised = PinnedFont.all.filter { $0.fingerprint != nil }
    #expect(recognised.contains(.inter) && recognised.contains(FallbackFont.emoji.file))
    for font in recognised {
      let path = try #require(FontLibrary.shared.searchPath.path(of: font.fileName))
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))

      #expect(ContentHash(bytes).hex == font.fingerprint, "\(font.fileName)")
      #expect(FontDigest(of: bytes).hex == font.digest, "\(font.fileName)")
      #expect(try FontFace(path: path).digest.hex == font.digest, "\(font.fileName)")
    }
  }

  @Test func aFileThatIsNotRecognisedHasItsOwnDigest() throws {
    let path = try #require(
      FontLibrary.shared.searchPath.path(of: PinnedFont.jetBrainsMono.fileName))
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) + [0]

    #expect(try FontFace(bytes: bytes, name: "longer").digest == FontDigest(of: bytes))
  }

  @Test func digitsMakeADigestAgain() {
    let digest = FontDigest(of: [1, 2, 3])

    #expect(FontDigest(hex: digest.hex) == digest)
    #expect(FontDigest(hex: String(digest.hex.dropLast())) == nil)
    #expect(FontDigest(hex: "x" + digest.hex.dropFirst()) == nil)
  }
}
