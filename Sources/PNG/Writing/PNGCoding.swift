import DarkroomRaster

/// The filter and the compression settings for a picture's content.
struct PNGCoding {
  let options: PNGEncodingOptions
  let filter: PNGFilter

  /// Creates the settings for a picture of at most 256 colors, which filters only enlarge.
  init(indexed options: PNGEncodingOptions) {
    self.options = options
    filter = .none
  }

  /// Screens are smallest without filters, because of their repetitions, except for gradients and photographs in them.
  ///
  /// Files that are kept try filters for 64 rows at a time.
  ///
  /// Quick files save that time: rows of photographs are subtracted from each other, and all others stay unfiltered.
  init(_ options: PNGEncodingOptions, isPhotographic: @autoclosure () -> Bool) {
    self.options = options
    filter = options.isQuick ? (isPhotographic() ? .up : .none) : .tried
  }

  init(_ options: PNGEncodingOptions, filter: PNGFilter) {
    self.options = options
    self.filter = filter
  }
}
