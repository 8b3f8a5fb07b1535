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
  init(isPhotographic: Bool, options: PNGEncodingOptions) {
    usesUpFilter = isPhotographic
    self.options = isPhotographic ? PNGEncodingOptions(level: 1, runLengthsOnly: true) : options
  }
}
