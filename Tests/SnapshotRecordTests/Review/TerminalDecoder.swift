import DarkroomPNG
import DarkroomRaster
import Foundation

/// Reads pictures out of what was written to a terminal, as the terminal would.
enum TerminalDecoder {
  /// Half blocks: each `▀` is a pixel of the foreground over one of the background.
  static func blocks(_ text: String) -> Pixmap? {
    let rows = text.components(separatedBy: "\r\n").map { line -> [(UInt32, UInt32)] in
      var (upper, lower): (UInt32, UInt32) = (0, 0)
      var pairs: [(UInt32, UInt32)] = []
      var rest = Substring(line)
      while let first = rest.first {
        if first == "▀" {
          pairs.append((upper, lower))
          rest = rest.dropFirst()
          continue
        }
        guard let match = rest.prefixMatch(of: #/\u{1B}\[([0-9;]*)m/#) else { return [] }
        let numbers = match.1.split(separator: ";").compactMap { UInt32($0) }
        if numbers.count == 5 {
          let pixel = 0xFF00_0000 | numbers[4] << 16 | numbers[3] << 8 | numbers[2]
          if numbers[0] == 38 { upper = pixel } else { lower = pixel }
        }
        rest = rest[match.range.upperBound...]
      }
      return pairs
    }
    guard let width = rows.first?.count, rows.allSatisfy({ $0.count == width }) else { return nil }
    return Pixmap(
      width: width, height: rows.count * 2,
      pixels: rows.flatMap { $0.map(\.0) + $0.map(\.1) })
  }

  /// Two columns and three rows of pixels in each character.
  static func sextants(_ text: String) -> Pixmap? {
    func bits(_ character: Character) -> Int? {
      switch character {
      case " ": return 0
      case "▌": return 21
      case "▐": return 42
      case "█": return 63
      default:
        guard let value = character.unicodeScalars.first?.value, value >= 0x1FB00 else {
          return nil
        }
        let index = Int(value) - 0x1FB00 + 1
        return index < 21 ? index : index < 41 ? index + 1 : index + 2
      }
    }
    let lines = text.components(separatedBy: "\r\n").map { line -> [[UInt32]] in
      var (front, back): (UInt32, UInt32) = (0, 0)
      var cells: [[UInt32]] = []
      var rest = Substring(line)
      while let first = rest.first {
        if let bits = bits(first) {
          cells.append((0..<6).map { bits >> $0 & 1 == 1 ? front : back })
          rest = rest.dropFirst()
          continue
        }
        guard let match = rest.prefixMatch(of: #/\u{1B}\[([0-9;]*)m/#) else { return [] }
        let numbers = match.1.split(separator: ";").compactMap { UInt32($0) }
        if numbers.count == 5 {
          let pixel = 0xFF00_0000 | numbers[4] << 16 | numbers[3] << 8 | numbers[2]
          if numbers[0] == 38 { front = pixel } else { back = pixel }
        }
        rest = rest[match.range.upperBound...]
      }
      return cells
    }
    guard let width = lines.first?.count, lines.allSatisfy({ $0.count == width }) else {
      return nil
    }
    let pixels = lines.flatMap { cells in
      (0..<3).flatMap { row in cells.flatMap { [$0[row * 2], $0[row * 2 + 1]] } }
    }
    return Pixmap(width: width * 2, height: lines.count * 3, pixels: pixels)
  }

  /// What kitty is told: the keys of the first piece, and the PNG file of all.
  static func kitty(_ text: String) -> (keys: [Substring: Substring], picture: Pixmap)? {
    var data = ""
    var keys: [Substring: Substring] = [:]
    var rest = Substring(text)
    while let match = rest.prefixMatch(of: #/\u{1B}_G([^;]*);([A-Za-z0-9+/=]*)\u{1B}\\/#) {
      let pairs = match.1.split(separator: ",").map { $0.split(separator: "=") }
      if data.isEmpty { for pair in pairs { keys[pair[0]] = pair[1] } }
      data += match.2
      rest = rest[match.range.upperBound...]
      let isLast = pairs.contains { $0 == ["m", "0"] }
      if isLast != rest.isEmpty { return nil }
    }
    return rest.isEmpty ? png(data).map { (keys, $0) } : nil
  }

  static func iterm(_ text: String) -> (keys: [Substring: Substring], picture: Pixmap)? {
    guard let match = text.wholeMatch(of: #/\u{1B}\]1337;File=([^:]*):([A-Za-z0-9+/=]*)\u{7}/#)
    else { return nil }
    let pairs = match.1.split(separator: ";").map { $0.split(separator: "=") }
    let keys = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    return png(String(match.2)).map { (keys, $0) }
  }

  private static func png(_ base64: String) -> Pixmap? {
    Data(base64Encoded: base64).flatMap { try? PNGDecoder.decode([UInt8]($0)).pixmap }
  }
}
