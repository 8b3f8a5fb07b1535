/// The tables of a conversion, for samples of 8 or 16 bits.
package struct ConvertedSamples: Sendable {
  private let lights: [[Double]]
  private let matrix: LightMatrix?
  private let encoder = LightEncoder.sRGB

  package init(_ conversion: ColorConversion, bits: Int) {
    lights = conversion.lights(bits: bits)
    matrix = conversion.matrix
  }

  /// Returns the color's three bytes, with red in the lowest.
  func straight(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    var light = (lights[0][red], lights[1][green], lights[2][blue])
    if let matrix { light = matrix.apply(light) }
    return encoder.byte(light.0) | encoder.byte(light.1) << 8 | encoder.byte(light.2) << 16
  }

  /// The pixels of one row at `columns`: from four samples of 16 bits each to four bytes; alpha is scaled alone.
  package func convert(
    _ samples: UnsafePointer<UInt16>, into pixels: UnsafeMutablePointer<UInt8>,
    at columns: StrideTo<Int>
  ) {
    for x in columns {
      let sample = unsafe samples + 4 * x
      let pixel = unsafe pixels + 4 * x
      let color = unsafe straight(Int(sample[0]), Int(sample[1]), Int(sample[2]))
      unsafe pixel[0] = UInt8(truncatingIfNeeded: color)
      unsafe pixel[1] = UInt8(truncatingIfNeeded: color >> 8)
      unsafe pixel[2] = UInt8(truncatingIfNeeded: color >> 16)
      unsafe pixel[3] = UInt8((UInt32(sample[3]) * 255 + 32_767) / 65_535)
    }
  }
}
