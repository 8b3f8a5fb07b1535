/// The ranges of all numbers in snapshot settings, from whatever source; they are defined only here.
package enum LegalNumbers: Sendable {
  /// A fraction of a whole, or the similarity of two colors: 0 to 1.
  case share
  /// A count: 0 or more.
  case count
  /// Pixels per point: above 0, at most 16.
  case scale
  /// Points along an edge of the screen: 1 to 10,000.
  case points
  /// The number of drawing threads: 1 to 1024.
  case threads

  package var words: String {
    switch self {
    case .share: "a number from 0 to 1"
    case .count: "a whole number, 0 or more"
    case .scale: "a number above 0 and at most 16"
    case .points: "a number from 1 to 10000"
    case .threads: "a whole number from 1 to 1024"
    }
  }

  private func contains(_ value: Double) -> Bool {
    switch self {
    case .share: value >= 0 && value <= 1
    case .count: value >= 0 && value.rounded() == value && value.isFinite
    case .scale: value > 0 && value <= 16
    case .points: value >= 1 && value <= 10_000
    case .threads: value >= 1 && value <= 1024 && value.rounded() == value
    }
  }

  /// `name` is the name of the number in its source.
  package func check(_ value: Double, of name: String) throws(IllegalValue) {
    guard contains(value) else { throw illegal("\(value)", name) }
  }

  package func check(_ value: Int, of name: String) throws(IllegalValue) {
    guard contains(Double(value)) else { throw illegal("\(value)", name) }
  }

  /// Reads a variable that contains a number.
  package func number(_ text: String, of name: String) throws(IllegalValue) -> Double {
    guard let value = Double(text), contains(value) else { throw illegal(text, name) }
    return value
  }

  /// Reads a variable that contains an integer.
  package func integer(_ text: String, of name: String) throws(IllegalValue) -> Int {
    guard let value = Int(text), contains(Double(value)) else { throw illegal(text, name) }
    return value
  }

  private func illegal(_ value: String, _ name: String) -> IllegalValue {
    IllegalValue(name: name, value: value, legal: words)
  }
}
