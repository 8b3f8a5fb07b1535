@testable import DarkroomPNG

/// Writes PNG files without libpng or a compressor: raw samples in stored deflate blocks.
struct PNGBuilder {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType = 6
  /// Samples row by row, one for each channel.
  var samples: [Int]
  /// Type and data, in front of IDAT.
  var chunks: [(String, [UInt8])] = []
  var isInterlaced = false
  var filter: UInt8 = 0

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  var file: [UInt8] {
    let size = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
    let rest: [UInt8] = [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    return PNGChunks.signature + PNGChunk.bytes(type: "IHDR", size + rest)
      + chunks.flatMap { PNGChunk.bytes(type: $0.0, $0.1) }
      + PNGChunk.bytes(type: "IDAT", Self.stored(raw)) + PNGChunk.bytes(type: "IEND", [])
  }

  /// Filtered rows of all passes.
  private var raw: [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.flatMap { pass in
      stride(from: pass.1, to: height, by: pass.3).flatMap { y in
        row(stride(from: pass.0, to: width, by: pass.2).flatMap { pixel($0, y) })
      }
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> ArraySlice<Int> {
    let start = (y * width + x) * channels
    return samples[start..<start + channels]
  }

  private func row(_ samples: [Int]) -> [UInt8] {
    guard !samples.isEmpty else { return [] }
    if bitDepth == 16 { return [filter] + samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / bitDepth
    return [filter]
      + stride(from: 0, to: samples.count, by: perByte).map { start in
        (0..<perByte).reduce(UInt8.zero) { byte, i in
          byte << (bitDepth % 8) | (start + i < samples.count ? UInt8(samples[start + i]) : 0)
        }
      }
  }

  /// A zlib stream that only stores.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = UInt16(block.count)
      stream.append(start + 65_535 >= bytes.count ? 1 : 0)
      stream += [
        UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8),
      ]
      stream += block
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + PNGChunk.bigEndian(b << 16 | a)
  }
}
