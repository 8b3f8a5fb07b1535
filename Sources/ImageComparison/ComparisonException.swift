package import DarkroomRaster

/// Places of a picture that are compared with a different rule.
package struct ComparisonException: Hashable, Sendable {
  /// The places, in pixels.
  package var places: [IntRect]
  /// The rule for these places.
  ///
  /// An allowed share counts only the pixels of these places.
  package var mode: ComparisonMode

  package init(places: [IntRect], mode: ComparisonMode) {
    self.places = places
    self.mode = mode
  }
}
