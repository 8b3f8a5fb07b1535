/// Converts light to the nearest byte of sRGB, exactly as `TransferCurve` does, but without computing roots.
struct LightEncoder {
  /// The smallest light for which byte `i` is the nearest; the first is 0.
  private let starts: [Double]
  /// For each 4,096th of the light, the byte of its beginning.
  private let guesses: [UInt8]

  static let sRGB = LightEncoder()

  private init() {
    let starts = [0] + (1...255).map { TransferCurve.decode((Double($0) - 0.5) / 255) }
    self.starts = starts
    var byte = 0
    guesses = (0...4_096).map { step in
      while byte < 255, starts[byte + 1] <= Double(step) / 4_096 { byte += 1 }
      return UInt8(byte)
    }
  }

  /// Returns the byte for light, which is clipped to 0…1; the byte is 0 if light is not a number.
  func byte(_ light: Double) -> UInt32 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var byte = Int(guesses[Int(light * 4_096)])
    while byte < 255, light >= starts[byte + 1] { byte += 1 }
    return UInt32(byte)
  }
}
