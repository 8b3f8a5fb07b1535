import DarkroomRaster

/// Turns samples of a file with another transfer curve into sRGB's.
struct GammaConversion {
  /// Exponent that makes light of samples between 0 and 1.
  private let exponent: Double

  /// Nil when the samples can be taken for sRGB: no gAMA, one near 1/2.2, or an sRGB or iCCP chunk that
  /// overrides it.
  init?(_ chunks: PNGChunks, in file: [UInt8]) {
    guard let chunk = chunks.first("gAMA"), chunk.data.count == 4,
      chunks.first("sRGB") == nil, chunks.first("iCCP") == nil
    else { return nil }
    let gamma = Double(file.bigEndian32(at: chunk.data.lowerBound)) / 100_000
    guard (0.1...10).contains(gamma), abs(gamma * 2.2 - 1) > 0.05 else { return nil }
    exponent = 1 / gamma
  }

  func convert(_ pixels: inout [UInt32]) {
    let table = (0...255).map { UInt32(converted(Double($0) / 255)) }
    for i in pixels.indices {
      let pixel = pixels[i]
      func channel(_ shift: UInt32) -> UInt32 { table[Int(pixel >> shift & 255)] << shift }
      pixels[i] = channel(0) | channel(8) | channel(16) | pixel & 0xFF00_0000
    }
  }

  /// The byte of each sample of 16 bits, since linear samples of 8 bits lose the shadows.
  var curve: SampleCurve { SampleCurve { UInt8(converted($0)) } }

  private func converted(_ sample: Double) -> Int {
    let light = PortableMath.power(sample, exponent)
    let encoded =
      light <= 0.0031308 ? light * 12.92 : 1.055 * PortableMath.power(light, 1 / 2.4) - 0.055
    return Int(min(1, encoded) * 255 + 0.5)
  }
}
