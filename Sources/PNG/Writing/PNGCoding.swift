import DarkroomRaster

/// Which filter and settings suit a picture's content.
struct PNGCoding {
  let options: PNGEncodingOptions
  let filter: PNGFilter

  /// For pictures of at most 256 colors: filters only harm.
  init(indexed options: PNGEncodingOptions) {
    self.options = options
    filter = .none
  }

  /// Screens are smallest unfiltered, for their repetitions, but for gradients and photographs in them: files that stay try
  /// filters, 64 rows at a time.
  ///
  /// Quick files do not take that time: rows of photographs are subtracted from each other, all else stays as it is.
  init(_ options: PNGEncodingOptions, isPhotographic: @autoclosure () -> Bool) {
    self.options = options
    filter = options.isQuick ? (isPhotographic() ? .up : .none) : .tried
  }

  init(_ options: PNGEncodingOptions, filter: PNGFilter) {
    self.options = options
    self.filter = filter
  }
}
