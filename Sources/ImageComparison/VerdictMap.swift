import DarkroomRaster

/// The verdict on every pixel of a picture.
///
/// Only bands with unequal pixels take memory.
struct VerdictMap: Equatable, Sendable {
  private let area: ComparedArea
  private let isWhole: Bool
  /// The verdicts of each band of 64 rows, row by row; empty if no compared pixel is unequal.
  private var bands: [[UInt8]]

  init(_ area: ComparedArea) {
    self.area = area
    isWhole = area.isWhole
    bands = Array(repeating: [], count: PixelDigest.bandCount(height: area.size.height))
  }

  private var bandPixels: Int { PixelDigest.bandHeight * area.size.width }

  /// Returns the verdicts on all pixels in a row.
  func row(_ y: Int) -> ArraySlice<UInt8> {
    let band = bands[y / PixelDigest.bandHeight]
    guard !band.isEmpty else { return area.initialVerdicts(ofRows: y..<y + 1)[...] }
    let start = y % PixelDigest.bandHeight * area.size.width
    return band[start..<start + area.size.width]
  }

  /// Calls `body` with the columns of each run of pixels in a part of a row that have a verdict, from the left.
  @inline(__always)
  func eachRun(
    of verdict: PixelVerdict, inRow y: Int, columns: Range<Int>, _ body: (Range<Int>) -> Void
  ) {
    PixelScanner.eachRun(of: verdict.rawValue, in: row(y), columns, body)
  }

  /// Returns whether a row is known to have only equal and compared pixels, without examining them.
  func isPlain(row y: Int) -> Bool { isWhole && bands[y / PixelDigest.bandHeight].isEmpty }

  /// The verdict on the pixel at an index of the picture.
  subscript(index: Int) -> UInt8 {
    get {
      let band = bands[index / bandPixels]
      guard band.isEmpty else { return band[index % bandPixels] }
      return row(index / area.size.width)[index % area.size.width]
    }
    set { bands[index / bandPixels][index % bandPixels] = newValue }
  }

  /// Returns the indices of all pixels with a verdict that only unequal pixels have.
  func indices(of verdict: PixelVerdict) -> [Int] {
    bands.enumerated().flatMap { number, band in
      band.indices.lazy.filter { band[$0] == verdict.rawValue }.map { number * bandPixels + $0 }
    }
  }

  /// Copies the verdicts of another map of the same size on the pixels that it does not ignore.
  mutating func take(_ other: VerdictMap) {
    for (band, verdicts) in other.bands.enumerated() where !verdicts.isEmpty {
      if bands[band].isEmpty {
        let rows = band * PixelDigest.bandHeight
        bands[band] = area.initialVerdicts(
          ofRows: rows..<min(area.size.height, rows + PixelDigest.bandHeight))
      }
      for (index, verdict) in verdicts.enumerated() where verdict != PixelVerdict.ignored.rawValue {
        bands[band][index] = verdict
      }
    }
  }

  /// Sets the verdicts on a band's pixels, row by row.
  mutating func set(_ verdicts: [UInt8], ofBand band: Int) { bands[band] = verdicts }
}
