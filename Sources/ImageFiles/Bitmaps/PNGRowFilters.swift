/// Removes the row filters of the PNG format; the number of the filter precedes each row.
///
/// - SeeAlso: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 9. As there.
enum PNGRowFilters {
  /// Returns the rows without their filters; if the last row is cut off, it stays shorter.
  static func removed(from bytes: [UInt8], rowBytes: Int, pixelBytes: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    var place = 0
    while place < bytes.count {
      let filter = bytes[place]
      var row = Array(bytes[place + 1..<min(place + 1 + rowBytes, bytes.count)])
      unfilter(&row, filter, above: above, pixelBytes)
      result += row
      above.replaceSubrange(0..<row.count, with: row)
      place += 1 + rowBytes
    }
    return result
  }

  private static func unfilter(
    _ row: inout [UInt8], _ filter: UInt8, above: [UInt8], _ pixelBytes: Int
  ) {
    for i in row.indices {
      let left = i >= pixelBytes ? row[i - pixelBytes] : 0
      switch filter {
      case 1: row[i] &+= left
      case 2: row[i] &+= above[i]
      case 3: row[i] &+= UInt8((Int(left) + Int(above[i])) / 2)
      case 4:
        row[i] &+= paeth(left, above[i], i >= pixelBytes ? above[i - pixelBytes] : 0)
      default: break
      }
    }
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    if a <= b, a <= c { return left }
    return b <= c ? up : corner
  }
}
