import DarkroomRaster

/// A picture of at most 256 colours as palette and indices.
struct IndexedPicture {
  /// Straight pixels.
  ///
  /// The translucent ones come first, so that tRNS is short; each kind in order of appearance.
  let palette: [UInt32]
  /// 1, 2, 4 or 8.
  let bitDepth: Int
  private let numbers: [UInt8]
  /// Place in `palette` of each number.
  private let places: [UInt8]
  private let width: Int

  /// Nil when there are more than 256 colours.
  init?(_ pixmap: Pixmap) {
    var table = ColorTable()
    guard let numbers = table.numberPixels(pixmap.pixels) else { return nil }
    let colors = table.colors
    let translucent = colors.indices.filter { colors[$0] >> 24 != 255 }
    let opaque = colors.indices.filter { colors[$0] >> 24 == 255 }
    let order = translucent + opaque
    palette = order.map { colors[$0] }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, number) in order.enumerated() { places[number] = UInt8(place) }
    self.places = places
    self.numbers = numbers
    bitDepth = [1, 2, 4, 8].first { order.count <= 1 << $0 } ?? 8
    width = pixmap.width
  }

  /// Rows as the file holds them; the first pixel is in the highest bits of a byte.
  func packed(rows: Range<Int>) -> [UInt8] {
    let pixels = numbers[rows.lowerBound * width..<rows.upperBound * width]
    if bitDepth == 8 { return pixels.map { places[Int($0)] } }
    let perByte = 8 / bitDepth
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.count * ((width + perByte - 1) / perByte))
    for start in stride(from: pixels.startIndex, to: pixels.endIndex, by: width) {
      for x in stride(from: start, to: start + width, by: perByte) {
        let end = min(x + perByte, start + width)
        let byte = pixels[x..<end].reduce(UInt8.zero) { $0 << bitDepth | places[Int($1)] }
        bytes.append(byte << ((perByte - (end - x)) * bitDepth))
      }
    }
    return bytes
  }
}
