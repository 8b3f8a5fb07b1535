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
  init(_ options: PNGEncodingOptions, isPhotographic: @autoclosure () -> Bool) {
    guard Self.asksForContent(options) else {
      filter = .tried
      self.options = options
      return
    }
    let isPhotographic = isPhotographic()
    filter = isPhotographic ? .up : .none
    self.options = isPhotographic ? PNGEncodingOptions(level: 1, runLengthsOnly: true) : options
  }

  /// Whether it matters that a picture with more colours is like a photograph.
  static func asksForContent(_ options: PNGEncodingOptions) -> Bool { options.level == 1 }
}
