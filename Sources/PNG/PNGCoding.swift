import DarkroomRaster

/// Which filter and zlib settings suit a picture's content.
struct PNGCoding {
  let options: PNGEncodingOptions
  let usesUpFilter: Bool

  /// For pictures of at most 256 colours: filters only harm.
  init(indexed options: PNGEncodingOptions) {
    self.options = options
    usesUpFilter = false
  }

  /// Screens are smallest unfiltered, for their repetitions; photographs have none, and zlib would search
  /// for them in vain, ten times longer than it takes to subtract rows and count runs.
  init(_ pixmap: Pixmap, options: PNGEncodingOptions) {
    usesUpFilter = Self.isPhotographic(pixmap)
    self.options = usesUpFilter ? PNGEncodingOptions(level: 1, runLengthsOnly: true) : options
  }

  /// Whether in 64 rows, evenly spread, more than a quarter of neighbouring pixels differ.
  private static func isPhotographic(_ pixmap: Pixmap) -> Bool {
    let count = min(64, pixmap.height)
    var changes = 0
    for sample in 0..<count {
      let start = sample * pixmap.height / count * pixmap.width
      for i in start + 1..<max(start + 1, start + pixmap.width)
      where pixmap.pixels[i] != pixmap.pixels[i - 1] {
        changes += 1
      }
    }
    return changes * 4 > count * pixmap.width
  }
}
