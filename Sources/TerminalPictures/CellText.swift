/// The text of one row of colored characters.
struct CellText {
  private var bytes: [UInt8] = []
  private var foreground: UInt32?
  private var background: UInt32?

  private static let foregroundStart = [UInt8]("\u{1B}[38;2".utf8)
  private static let backgroundStart = [UInt8]("\u{1B}[48;2".utf8)
  private static let numbers = (0...255).map { [UInt8]("\($0)".utf8) }

  init(columns: Int) { bytes.reserveCapacity(columns * 44) }

  /// Appends a character in one color on another; a nil foreground keeps the last one, because it is not visible.
  mutating func put(_ character: [UInt8], _ foreground: UInt32?, on background: UInt32) {
    if let foreground, foreground != self.foreground {
      select(foreground, Self.foregroundStart)
      self.foreground = foreground
    }
    if background != self.background {
      select(background, Self.backgroundStart)
      self.background = background
    }
    bytes += character
  }

  private mutating func select(_ pixel: UInt32, _ start: [UInt8]) {
    bytes += start
    for shift: UInt32 in [0, 8, 16] {
      bytes.append(0x3B)
      bytes += Self.numbers[Int(pixel >> shift & 255)]
    }
    bytes.append(0x6D)
  }

  /// The text, which ends by restoring the terminal's own colors.
  var text: String { String(decoding: bytes, as: UTF8.self) + "\u{1B}[0m" }
}
