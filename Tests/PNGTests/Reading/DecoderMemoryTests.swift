import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomPNG

struct DecoderMemoryTests {
  /// Rows of 16 bits a sample are converted one by one: as a whole they once took eight bytes a pixel more.
  @Test func linearSamplesOfSixteenBitsTakeFourBytesAPixel() async {
    await #expect(processExitsWith: .success) {
      let (width, height) = (2048, 2048)
      let file = DecoderMemoryTests.linearBlack(width, height)
      #expect(file.count < 60_000)
      let before = try DecoderMemoryTests.peak()

      #expect(try PNGDecoder.decode(file).pixmap.pixels.last == 0xFF00_0000)

      #expect(try DecoderMemoryTests.peak() - before < 6 * width * height)
    }
  }

  /// The most bytes that this process has had in memory.
  private static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 1024
  }

  /// Gray of 16 bits a sample, with a gAMA chunk that says 1.
  private static func linearBlack(_ width: Int, _ height: Int) -> [UInt8] {
    let size = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
    return PNGChunks.signature + PNGChunk.bytes(type: "IHDR", size + [16, 0, 0, 0, 0])
      + PNGChunk.bytes(type: "gAMA", PNGChunk.bigEndian(100_000))
      + PNGChunk.bytes(type: "IDAT", deflatedZeros((2 * width + 1) * height))
      + PNGChunk.bytes(type: "IEND", [])
  }

  /// A zlib stream of zeros: repetitions of 258 of them, and the rest one by one.
  private static func deflatedZeros(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var (bits, length) = (0, 0)
    /// The first bit of a code is its highest.
    func append(_ code: String) {
      for bit in code.utf8 {
        bits |= (bit == UInt8(ascii: "1") ? 1 : 0) << length
        length += 1
        if length == 8 {
          bytes.append(UInt8(bits))
          (bits, length) = (0, 0)
        }
      }
    }
    // The last block, of fixed codes.
    append("110")
    let single = "00110000"
    append(single)
    let (whole, rest) = (count - 1).quotientAndRemainder(dividingBy: 258)
    for _ in 0..<whole { append("11000101" + "00000") }
    for _ in 0..<rest { append(single) }
    append("0000000")
    while length > 0 { append("0") }
    return bytes + PNGChunk.bigEndian(UInt32(count % 65_521) << 16 | 1)
  }
}
