package import DarkroomRaster

/// A picture that shows where two others differ.
///
/// The reference is light gray; differing pixels are red, forgiven ones yellow, and ignored ones hatched in blue. There
/// are at most 32 colors, so that the file has a small palette. If sizes differ, the area only in the reference is
/// pink, and the area only in the actual picture is light green.
package struct DifferencePicture {
  /// The opaque colors: grays from 229 to 255, followed by the marks.
  package static let palette: [UInt32] =
    (229...255).map { $0 * 0x1_0101 | 0xFF00_0000 } + [
      0xFF00_00FF, 0xFF00_DDFF, 0xFFE0_A060, 0xFFC0_C0FF, 0xFFC0_FFC0,
    ]

  /// The palette indices of the marks.
  enum Mark {
    static let white: UInt8 = 26
    static let different: UInt8 = 27
    static let forgiven: UInt8 = 28
    static let hatch: UInt8 = 29
    static let onlyReference: UInt8 = 30
    static let onlyActual: UInt8 = 31
  }

  package let width: Int
  package let height: Int
  private let difference: ImageDifference
  private var reference: AnyIterator<ArraySlice<UInt32>>
  private var actual: AnyIterator<ArraySlice<UInt32>>
  /// The first row of the next band.
  private var row = 0

  package init(
    of difference: ImageDifference, reference: any PictureRows, actual: any PictureRows
  ) {
    self.difference = difference
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
    self.reference = reference.reader()
    self.actual = actual.reader()
  }

  package static func picture(
    of difference: ImageDifference, reference: Pixmap, actual: Pixmap
  ) -> Pixmap {
    var picture = DifferencePicture(of: difference, reference: reference, actual: actual)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(picture.width * picture.height)
    while let band = picture.next() { pixels += band.lazy.map { palette[Int($0)] } }
    return Pixmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  /// Returns the palette indices of the next 64 rows, or of the remaining ones.
  ///
  /// The result is nil after the last row, or if one of the pictures cannot be read.
  package mutating func next() -> [UInt8]? {
    guard row < height else { return nil }
    let rows = row..<min(height, row + PixelDigest.bandHeight)
    row = rows.upperBound
    if difference.hasSizeMismatch { return overlay(rows) }
    guard let old = reference.next() else { return nil }
    var marks = Dimming.places(of: old)
    guard let verdicts = difference.verdicts else { return marks }
    for y in rows where !verdicts.isPlain(row: y) {
      mark(verdicts, y, in: &marks, from: (y - rows.lowerBound) * width)
    }
    return marks
  }

  private func mark(_ verdicts: VerdictMap, _ y: Int, in marks: inout [UInt8], from start: Int) {
    let columns = 0..<width
    for (verdict, mark) in [(PixelVerdict.different, Mark.different), (.forgiven, Mark.forgiven)] {
      verdicts.eachRun(of: verdict, inRow: y, columns: columns) { run in
        marks.fill(start + run.lowerBound..<start + run.upperBound, with: mark)
      }
    }
    verdicts.eachRun(of: .ignored, inRow: y, columns: columns) { run in
      for x in run where (x + y) % 8 < 2 { marks[start + x] = Mark.hatch }
    }
  }

  /// Draws both pictures from the top-left corner.
  private mutating func overlay(_ rows: Range<Int>) -> [UInt8]? {
    let (oldSize, newSize) = (difference.referenceSize, difference.actualSize)
    let old = rows.lowerBound < oldSize.height ? reference.next() : []
    let new = rows.lowerBound < newSize.height ? actual.next() : []
    guard let old, let new else { return nil }
    func pixel(_ pixels: ArraySlice<UInt32>, _ size: PixelSize, _ x: Int, _ y: Int) -> UInt32? {
      guard x < size.width, y < size.height else { return nil }
      return pixels[pixels.startIndex + (y - rows.lowerBound) * size.width + x]
    }
    return rows.flatMap { y in
      (0..<width).map { x in
        switch (pixel(old, oldSize, x, y), pixel(new, newSize, x, y)) {
        case (let old?, let new?): old == new ? Dimming.place(of: old) : Mark.different
        case (_?, nil): Mark.onlyReference
        case (nil, _?): Mark.onlyActual
        case (nil, nil): Mark.white
        }
      }
    }
  }
}

/// Palette indices of dimmed pixels: a tenth of the contrast with white, as grays from 229 to 255.
private enum Dimming {
  static func places(of pixels: ArraySlice<UInt32>) -> [UInt8] {
    var places = [UInt8](repeating: place(of: 0), count: pixels.count)
    PixelScanner.eachRun(in: pixels) { run, pixel in
      places.fill(run, with: place(of: pixel))
    }
    return places
  }

  static func place(of pixel: UInt32) -> UInt8 {
    let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // The weights are from BT.601 in 256ths; the premultiplied color is drawn on white.
    let brightness = ((77 * r + 150 * g + 29 * b) >> 8) + (255 - (pixel >> 24))
    return UInt8(26 - (255 - min(255, brightness)) / 10 as UInt32)
  }
}

extension [UInt8] {
  /// Sets a range of elements, which the compiler turns into one call.
  fileprivate mutating func fill(_ range: Range<Int>, with value: UInt8) {
    var span = mutableSpan
    for index in range { span[index] = value }
  }
}
