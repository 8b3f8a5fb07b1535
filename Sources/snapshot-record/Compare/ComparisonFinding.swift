/// One way in which a picture of iOS and ours differ.
struct ComparisonFinding: Encodable, Equatable {
  /// What differs; those to look at first come first.
  enum Kind: String, Encodable, CaseIterable {
    case unreadable, scale, size, moved, color, drawing, missingText, lines, textSize, textColor
    /// What a stand-in for the system font brings along.
    case letters
    /// Texts on pictures and gradients, of which nobody can say where their letters are.
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

    /// Whether it is expected in every picture with texts, so that it isn't a difference of its own.
    var isExpected: Bool { [.letters, .unmeasured, .edges].contains(self) }
  }

  var kind: Kind
  /// The same words wherever it is the same.
  var cause: String
  /// In this snapshot.
  var words: String
  /// x, y, width and height, in pixels of our picture.
  var box: [Int]?
}
