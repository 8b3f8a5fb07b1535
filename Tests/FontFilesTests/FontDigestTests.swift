import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomFontFiles

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

  /// Otherwise a file that is recognized would have the digest of another one.
  @Test func aFingerprintStandsForTheFileWithTheDigest() throws {
    let recognised = PinnedFont.all.filter { $0.fingerprint != nil }
    #expect(recognised.contains(.inter) && recognised.contains(FallbackFont.emoji.file))
    for font in recognised {
      let path = try #require(FontSearchPath.process.path(of: font.fileName))
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))

      #expect(ContentHash(bytes).hex == font.fingerprint, "\(font.fileName)")
      #expect(FontDigest(of: bytes).hex == font.digest, "\(font.fileName)")
      #expect(FontDigest(ofFontAt: path)?.hex == font.digest, "\(font.fileName)")
    }
  }

  @Test func aFileThatIsNotRecognisedHasItsOwnDigest() throws {
    let bytes = try pinnedBytes() + [0]
    let folder = try ScratchFolder()
    let path = folder.path("Longer.ttf")
    try Data(bytes).write(to: URL(fileURLWithPath: path))

    #expect(FontDigest(ofFontAt: path) == FontDigest(of: bytes))
  }

  @Test(arguments: [[], [0, 1, 0], Array("not a font".utf8), Array("\u{89}PNG".utf8)])
  func whatDoesNotBeginAsAFontHasNoDigest(bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    let path = folder.path("Broken.ttf")
    try Data(bytes).write(to: URL(fileURLWithPath: path))

    #expect(FontDigest(ofFontAt: path) == nil)
    #expect(FontDigest(ofFontAt: folder.path("Missing.ttf")) == nil)
  }

  private func pinnedBytes() throws -> [UInt8] {
    let path = try #require(FontSearchPath.process.path(of: PinnedFont.jetBrainsMono.fileName))
    return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func digitsMakeADigestAgain() {
    let digest = FontDigest(of: [1, 2, 3])

    #expect(FontDigest(hex: digest.hex) == digest)
    #expect(FontDigest(hex: String(digest.hex.dropLast())) == nil)
    #expect(FontDigest(hex: "x" + digest.hex.dropFirst()) == nil)
  }
}
