/// Light to the nearest byte of sRGB, exactly as `TransferCurve` has it, without a root for each.
struct LightEncoder {
  /// The light from which on byte `i` is the nearest; the first is 0.
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

  /// What is outside of 0 to 1 is cut off; 0 for what is not a number.
  func byte(_ light: Double) -> UInt32 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var byte = Int(guesses[Int(light * 4_096)])
    while byte < 255, light >= starts[byte + 1] { byte += 1 }
    return UInt32(byte)
  }
}
