extension ResultLine {
  /// The `problem` of a value whose text cannot be drawn with its fonts on this machine.
  package static let missingFonts = "fonts"

  /// Whether the value was neither compared nor recorded because fonts are missing.
  package var lacksFonts: Bool { problem == Self.missingFonts }
}
