/// A conversion from straight samples of another color space to sRGB.
///
/// Values out of range are clipped by channel.
package struct ColorConversion: Sendable {
  /// Three curves, or one for all channels.
  private let curves: [ToneCurve]
  /// The matrix from light to light of sRGB, or nil if the primaries are sRGB's, and for gray.
  let matrix: LightMatrix?

  /// Creates a conversion, or nil if nothing would change by more than one step of 255, as with every sRGB profile.
  private init?(_ curves: [ToneCurve], _ matrix: LightMatrix?) {
    let isOwn = matrix?.isNear(.identity, within: 0.002) ?? true
    let exact = curves.map { Self.isSRGB($0) ? .sRGB : $0 }
    self.curves = Set(exact).count == 1 ? [exact[0]] : exact
    self.matrix = isOwn ? nil : matrix
    if isOwn, Self.isNearSRGB(self.curves) { return nil }
  }

  /// Returns whether the curve is sRGB's, in a profile's rounded numbers.
  private static func isSRGB(_ curve: ToneCurve) -> Bool {
    (0...255).allSatisfy { byte in
      let sample = Double(byte) / 255
      return abs(curve.light(sample) - TransferCurve.decode(sample)) < 1e-4
    }
  }

  private static func isNearSRGB(_ curves: [ToneCurve]) -> Bool {
    curves.allSatisfy { curve in
      (0...255).allSatisfy {
        abs(Int(LightEncoder.sRGB.byte(curve.light(Double($0) / 255))) - $0) <= 1
      }
    }
  }

  /// By an embedded profile of curves and a matrix; nil for any other one, for sRGB's, and for one that is not of
  /// the picture's kind.
  package init?(iccProfile bytes: [UInt8], isGray: Bool) {
    guard let profile = ICCProfile(bytes), (profile.colorants == nil) == isGray else { return nil }
    self.init(profile.curves, profile.colorants.map(Self.matrix))
  }

  /// Returns the matrix of Display P3 from its defining numbers, instead of a profile's rounded ones.
  private static func matrix(_ colorants: LightMatrix) -> LightMatrix {
    colorants.isNear(.xyzFromDisplayP3, within: 0.002)
      ? .sRGBFromDisplayP3 : LightMatrix.sRGBFromXYZ.after(colorants)
  }

  /// By code points of ITU-T H.273: primaries of BT.709, Display P3 and BT.2020, and sRGB's curve, powers and light.
  ///
  /// Nil for sRGB, and for what is not among them.
  ///
  /// - SeeAlso: ITU-T H.273, 8.1 and 8.2. We differ: curves of cameras and of high dynamic range are not among them.
  package init?(primaries: UInt8, transfer: UInt8) {
    let matrices: [UInt8: LightMatrix?] = [
      1: nil, 9: .sRGBFromBT2020, 12: .sRGBFromDisplayP3,
    ]
    let curves: [UInt8: ToneCurve] = [4: .power(2.2), 5: .power(2.8), 8: .power(1), 13: .sRGB]
    guard let matrix = matrices[primaries], let curve = curves[transfer] else { return nil }
    self.init([curve], matrix)
  }

  /// Creates a conversion by a power only: light is a sample to the power of `exponent`.
  package init?(exponent: Double) { self.init([.power(exponent)], nil) }

  /// Converts pixels with red in the lowest byte; alpha does not change.
  package func convert(_ pixels: inout [UInt32]) {
    let samples = ConvertedSamples(self, bits: 8)
    var (last, result) = (UInt32.zero, samples.straight(0, 0, 0))
    for i in pixels.indices {
      let color = pixels[i] & 0x00FF_FFFF
      if color != last {
        last = color
        result = samples.straight(Int(color & 255), Int(color >> 8 & 255), Int(color >> 16))
      }
      pixels[i] = result | pixels[i] & 0xFF00_0000
    }
  }

  /// Returns the light of every sample value of red, green and blue.
  func lights(bits: Int) -> [[Double]] {
    let top = (1 << bits) - 1
    let made = curves.map { curve in (0...top).map { curve.light(Double($0) / Double(top)) } }
    return made.count == 1 ? [made[0], made[0], made[0]] : made
  }
}
