import DarkroomPNG
import DarkroomRaster
import Testing

@testable import DarkroomImageFiles

/// PNG files that the strict decoder refuses.
struct DamagedPNGTests {
  private func whole() throws -> (file: [UInt8], pixmap: Pixmap) {
    let pixels = (0..<64).map { UInt32($0 * 4) | 0xFF00_0000 }
    let pixmap = Pixmap(width: 8, height: 8, pixels: pixels)
    return (try PNGEncoder.encode(pixmap), pixmap)
  }

  private func place(of chunk: String, in file: [UInt8]) -> Int {
    let name = Array(chunk.utf8)
    return (0..<file.count - 4).first { Array(file[$0..<$0 + 4]) == name } ?? 0
  }

  @Test func wrongChecksumsAndAMissingEndDoNotCount() throws {
    let (file, pixmap) = try whole()
    var wrong = file
    wrong[place(of: "IEND", in: file) + 4] ^= 1
    let cut = Array(file.dropLast(12))

    for damaged in [wrong, cut, file + [1, 2, 3]] {
      #expect(try ImageFileReader.pixmap(damaged) == pixmap)
    }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(wrong) }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(cut) }
  }

  @Test func whatIsMissingOfThePixelsIsNotThere() throws {
    let pixels = (0..<4096).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
    let pixmap = Pixmap(width: 64, height: 64, pixels: pixels)
    let file = try PNGEncoder.encode(pixmap)
    let half = try ImageFileReader.pixmap(Array(file.prefix(file.count / 2)))

    #expect(half.width == 64 && half.height == 64)
    #expect(half.pixels.prefix(64) == pixmap.pixels.prefix(64))
    #expect(half.pixels.last.map { $0 & 0xFF_FFFF } == 0)
  }

  /// Made by hand after iphonedev.wiki, "CgBI file format": red, half of green; blue, nothing.
  @Test func xcodesKindIsRead() throws {
    let digits =
      "89504e470d0a1a0a0000000443674249500020062cb877660000000d494844520000000200000002080600000072b60d24"
      + "0000001049444154636060f8ff9fa10108ff338010030300b2787c690000000049454e44ae426082"
    let values = digits.compactMap(\.hexDigitValue)
    let file = stride(from: 0, to: values.count, by: 2).map {
      UInt8(values[$0] << 4 | values[$0 + 1])
    }
    let pixels = Pixels(try ImageFileReader.pixmap(file))

    #expect(pixels[0, 0] == .red && pixels[1, 0] == [0, 128, 0, 128])
    #expect(pixels[0, 1] == .blue && pixels[1, 1] == .clear)
  }

  @Test func aFileOfNothingIsNamed() {
    #expect(throws: ImageFileError.self) {
      try ImageFileReader.pixmap([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
    }
  }
}
