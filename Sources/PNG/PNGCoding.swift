import DarkroomRaster

/// Which filter and zlib settings suit a picture's content.
struct PNGCoding {
  let options: PNGEncodingOptions
  let filter: PNGFilter

  /// For pictures of at most 256 colours: filters only harm.
  init(indexed options: PNGEncodingOptions) {
    self.options = options
    filter = .none
  }

  /// Screens are smallest unfiltered, for their repetitions, but for gradients and photographs in them: files that stay try
  /// filters, 64 rows at a time.
  ///
  /// Files that wait do not take that time; in photographs zlib would search for repetitions in vain, ten times longer
  /// than it takes to subtract rows and count runs.
  init(isPhotographic: Bool, options: PNGEncodingOptions) {
    guard options.level == 1 else {
      filter = .tried
      self.options = options
      return
    }
    filter = isPhotographic ? .up : .none
    self.options = isPhotographic ? PNGEncodingOptions(level: 1, runLengthsOnly: true) : options
  }
}
