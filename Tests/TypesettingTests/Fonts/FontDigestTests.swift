import DarkroomTypesetting
import Testing

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
}
