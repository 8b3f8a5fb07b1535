import DarkroomPNG
import DarkroomRaster

/// The old places of regions that are named by identifiers; one of the notes in a reference.
///
/// A view may grow with its content, so the area that it covered in the reference is masked as well as its current one.
/// A note counts only for identifiers that the assertion itself names.
struct MaskNote: Equatable {
  static let keyword = "Masks"

  /// In pixels, by identifier.
  var places: [String: [IntRect]] = [:]

  init() {}

  init(_ masks: [PictureMask]) {
    for mask in masks {
      guard let identifier = mask.identifier else { continue }
      places[identifier, default: []] += mask.places
    }
  }

  init(_ metadata: PNGMetadata) {
    self = metadata[Self.keyword].map(MaskNote.init(text:)) ?? MaskNote()
  }

  /// Parses the note; unknown lines are skipped.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 4)
      let numbers = parts.prefix(4).compactMap { Int($0) }
      guard parts.count == 5, numbers.count == 4, numbers[0] < numbers[2], numbers[1] < numbers[3]
      else { continue }
      let place = IntRect(
        minX: numbers[0], minY: numbers[1], maxX: numbers[2], maxY: numbers[3])
      places[String(parts[4]), default: []].append(place)
    }
  }

  /// One line for each place: its edges, then the identifier.
  var text: String {
    places.sorted { $0.key < $1.key }.flatMap { identifier, places in
      places.map { "\($0.minX) \($0.minY) \($0.maxX) \($0.maxY) \(identifier)" }
    }.joined(separator: "\n")
  }
}
