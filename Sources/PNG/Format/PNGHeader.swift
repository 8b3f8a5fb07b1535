/// The content of the IHDR chunk.
struct PNGHeader: Hashable {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The allowed numbers of bits per channel, or per palette index.
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  init(width: Int, height: Int, bitDepth: Int, colorType: ColorType) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    isInterlaced = false
  }

  /// Parses the data of an IHDR chunk.
  init(_ bytes: [UInt8]) throws(PNGError) {
    width = Int(bytes.bigEndian32(at: 0))
    height = Int(bytes.bigEndian32(at: 4))
    bitDepth = Int(bytes[8])
    isInterlaced = bytes[12] == 1
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .malformed(reason: "its size is \(width)×\(height) pixels")
    }
    guard let colorType = ColorType(rawValue: bytes[9]), colorType.bitDepths.contains(bitDepth)
    else {
      throw .malformed(reason: "there is no colour type \(bytes[9]) with bit depth \(bytes[8])")
    }
    guard bytes[10] == 0, bytes[11] == 0, bytes[12] < 2 else {
      throw .malformed(reason: "its compression, filter or interlace method is unknown")
    }
    self.colorType = colorType
  }

  /// The stored bytes of a row, without its filter byte.
  var rowBytes: Int { (width * bitDepth * colorType.channels + 7) / 8 }
}
