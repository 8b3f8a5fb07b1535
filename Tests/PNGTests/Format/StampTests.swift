import DarkroomRaster
import Testing

@testable import DarkroomPNG

struct StampTests {
  let picture = Pictures.gradient(width: 40, height: 130)

  private func stampedFile() throws -> [UInt8] {
    let stamp = PNGStamp(picture, scale: 2, displayList: ContentHash([1, 2, 3]))
    return try PNGEncoder.encode(
      picture, metadata: PNGMetadata(scale: 2, texts: [PNGText("Key", "text")], stamp: stamp))
  }

  @Test func stampTellsThePixelsWithoutDecoding() throws {
    guard case .valid(let stamp) = PNGStamp.read(from: try stampedFile()) else {
      Issue.record("no valid stamp")
      return
    }
    #expect(stamp.pixels == PixelDigest(picture))
    #expect(stamp.displayList == ContentHash([1, 2, 3]))
    #expect(stamp.scale == 2)
  }

  @Test func stampIsPrivateAncillaryAndUnsafeToCopy() {
    let bits = PNGStamp.chunkType.utf8.map { $0 & 32 != 0 }

    #expect(bits == [true, true, false, false])
  }

  @Test func pixelsAreTheSameWithAndWithoutStamp() throws {
    let file = try stampedFile()
    let plain = try PNGEncoder.encode(
      picture, metadata: PNGMetadata(scale: 2, texts: [PNGText("Key", "text")]))

    let stamp = try #require(try PNGChunks(file).first(PNGStamp.chunkType))
    #expect(Array(file[..<stamp.start] + file[stamp.end...]) == plain)
    #expect(try PNGDecoder.decode(file).pixmap == picture)
    #expect(PNGStamp.read(from: plain) == .absent)
  }

  @Test func stampWithoutDisplayListHasNone() throws {
    let file = try PNGEncoder.encode(
      picture, metadata: PNGMetadata(stamp: PNGStamp(picture, scale: 1)))

    #expect(PNGStamp.read(from: file) == .valid(PNGStamp(picture, scale: 1)))
  }

  @Test func everyFlippedBitSpoilsTheStamp() throws {
    let small = Pictures.colors(3, width: 4, height: 3)
    let file = try PNGEncoder.encode(
      small, metadata: PNGMetadata(stamp: PNGStamp(small, scale: 1)))
    #expect(PNGStamp.read(from: file) == .valid(PNGStamp(small, scale: 1)))
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << bit
        if case .valid = PNGStamp.read(from: damaged) {
          Issue.record("bit \(bit) of byte \(index) is not covered")
        }
      }
    }
  }

  @Test func pixelsChangedUnderAKeptStampAreNoticed() throws {
    let file = try stampedFile()
    let other = try PNGEncoder.encode(Pictures.gradient(width: 40, height: 129))
    let chunk = try #require(PNGChunks(file).first(PNGStamp.chunkType))
    let forged = Array(other[..<33]) + file[chunk.start..<chunk.end] + other[33...]

    #expect(PNGStamp.read(from: forged) == .stale)
  }

  @Test func twoStampsAndTrailingBytesAreStale() throws {
    let file = try stampedFile()
    let chunk = try #require(PNGChunks(file).first(PNGStamp.chunkType))
    let doubled = Array(file[..<chunk.end]) + file[chunk.start...]

    #expect(PNGStamp.read(from: doubled) == .stale)
    #expect(PNGStamp.read(from: file + [0]) == .stale)
  }
}
