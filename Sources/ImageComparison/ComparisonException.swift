package import DarkroomRaster

/// Places of a picture that are compared by another rule than the rest.
package struct ComparisonException: Hashable, Sendable {
  /// In pixels.
  package var places: [IntRect]
  /// A share that may differ counts the pixels of these places alone.
  package var mode: ComparisonMode

  package init(places: [IntRect], mode: ComparisonMode) {
    self.places = places
    self.mode = mode
  }
}
