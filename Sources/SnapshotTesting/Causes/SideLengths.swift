/// Lengths at the four sides of a view, in points.
struct SideLengths: Equatable {
  enum Side: CaseIterable {
    case top, bottom, left, right
  }

  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  subscript(side: Side) -> Double {
    get {
      switch side {
      case .top: top
      case .bottom: bottom
      case .left: left
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .left: left = newValue
      case .right: right = newValue
      }
    }
  }
}

extension SideLengths {
  /// Reads one number for all sides, or four for the top, left, bottom and right; nil for another text.
  init?(text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    switch numbers.count {
    case 1: self.init(top: numbers[0], left: numbers[0], bottom: numbers[0], right: numbers[0])
    case 4: self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default: return nil
    }
  }

  /// The lengths of an attribute, which lists paddings around each other with commas between them.
  static func all(in text: String?) -> [SideLengths] {
    (text ?? "").split(separator: ",").compactMap { SideLengths(text: $0) }
  }
}
