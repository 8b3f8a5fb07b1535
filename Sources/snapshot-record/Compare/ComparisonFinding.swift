/// One difference between a picture from iOS and ours.
struct ComparisonFinding: Encodable, Equatable {
  /// The kind of a difference, with the most important kinds first.
  enum Kind: String, Encodable, CaseIterable {
    case unreadable, scale, size, moved, color, drawing, missingText, lines, textSize, textColor
    /// A difference caused by the font that replaces the system font.
    case letters
    /// Texts on pictures and gradients, whose letters cannot be located.
    case unmeasured
    /// Some pixels at edges.
    case edges

    /// How a summary calls it.
    var words: String {
      switch self {
      case .unreadable: "not compared"
      case .scale: "scale"
      case .size: "size"
      case .moved: "moved"
      case .color: "color"
      case .drawing: "drawing"
      case .missingText, .lines, .textSize, .textColor: "text"
      case .letters: "letters"
      case .unmeasured: "unmeasured"
      case .edges: "edges"
      }
    }

    /// Its place in reports.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether the difference is expected in every picture with texts, so that it is not reported separately.
    var isExpected: Bool { [.letters, .unmeasured, .edges].contains(self) }
  }

  var kind: Kind
  /// The description of the cause, which is the same text for the same cause.
  var cause: String
  /// In this snapshot.
  var words: String
  /// The x and y coordinates, the width and the height, in pixels of our picture.
  var box: [Int]?
}
