import DarkroomRaster

/// The palette of a picture, in the order of its file.
struct IndexedPalette {
  /// The straight pixels of the palette.
  ///
  /// Translucent colors come first, so that tRNS is short; within both groups the order of appearance is kept.
  let colors: [UInt32]
  /// The bits per index: 1, 2, 4 or 8.
  let bitDepth: Int
  /// The index in `colors` for each number of the color table.
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

  /// Packs the color table's numbers into the rows of a file; the first pixel is in the highest bits of a byte.
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
