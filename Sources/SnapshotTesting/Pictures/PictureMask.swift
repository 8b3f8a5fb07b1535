import DarkroomImageComparison
import DarkroomRaster

/// A region of a picture that is not compared, or is compared by another rule.
struct PictureMask: Equatable, Sendable {
  /// The places in pixels; empty if the view is hidden or not visible.
  var places: [IntRect]
  /// The rule; nil if the region is not compared.
  var mode: ComparisonMode?
  /// The identifier by which a reference finds the region again; nil if it does not move.
  var identifier: String?
}

extension Picture {
  /// Whether its masks leave nothing to compare.
  var isHiddenByMasks: Bool {
    guard let masks, !masks.isEmpty else { return false }
    return ImageComparison(mode: .exact, masks: masks)
      .excludesEverything(in: PixelSize(width: width, height: height))
  }
}

extension ImageComparison {
  /// - Parameter old: The places of identifiers in the reference.
  init(mode: ComparisonMode, masks: [PictureMask], movedFrom old: MaskNote = MaskNote()) {
    self.init(mode: mode)
    for mask in masks {
      let places = mask.places + (mask.identifier.flatMap { old.places[$0] } ?? [])
      if let mode = mask.mode {
        exceptions.append(ComparisonException(places: places, mode: mode))
      } else {
        ignored += places
      }
    }
  }
}
