import DarkroomRaster

/// The colors of a picture as its file lists them.
struct IndexedPalette {
  /// Straight pixels.
  ///
  /// The translucent ones come first, so that tRNS is short; each kind in order of appearance.
  let colors: [UInt32]
  /// 1, 2, 4 or 8.
  let bitDepth: Int
  /// Place in `colors` of each number.
  private let places: [UInt8]

  init(_ table: ColorTable) {
    let found = table.colors
    let translucent = found.indices.filter { found[$0] >> 24 != 255 }
    let opaque = found.indices.filter { found[$0] >> 24 == 255 }
    let order = translucent + opaque
    colors = order.map { found[$0] }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, number) in order.enumerated() { places[number] = UInt8(place) }
    self.places = places
    bitDepth = [1, 2, 4, 8].first { order.count <= 1 << $0 } ?? 8
  }

  /// Rows as the file holds them, of the table's numbers; the first pixel is in the highest bits of a byte.
  func packed(_ numbers: ArraySlice<UInt8>, width: Int) -> [UInt8] {
    if bitDepth == 8 { return numbers.map { places[Int($0)] } }
    let perByte = 8 / bitDepth
    var bytes: [UInt8] = []
    bytes.reserveCapacity((numbers.count / max(1, width)) * ((width + perByte - 1) / perByte))
    for start in stride(from: numbers.startIndex, to: numbers.endIndex, by: width) {
      for x in stride(from: start, to: start + width, by: perByte) {
        let end = min(x + perByte, start + width)
        let byte = numbers[x..<end].reduce(UInt8.zero) { $0 << bitDepth | places[Int($1)] }
        bytes.append(byte << ((perByte - (end - x)) * bitDepth))
      }
    }
    return bytes
  }
}
