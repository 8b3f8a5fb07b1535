/// The symbols that are written down as text, by name.
enum SymbolOutlines {
  private static let groups = [arrows, marks, media, writing, nature, people, places, things]

  /// Other names of the same symbol.
  private static let synonyms = [
    "arrow.triangle.2.circlepath": "arrow.2.circlepath",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "circle.inset.filled": "smallcircle.filled.circle", "cloud.heavyrain": "cloud.rain",
    "dot.radiowaves.left.and.right": "antenna.radiowaves.left.and.right",
    "multiply": "xmark", "network": "globe", "speedometer": "gauge",
    "star.lefthalf.fill": "star.leadinghalf.filled", "tram": "bus",
  ]

  /// What a symbol is called in the tables.
  static func name(of symbol: String) -> String {
    if let name = synonyms[symbol] { return name }
    guard symbol.hasSuffix(".fill"), let name = synonyms[String(symbol.dropLast(5))] else {
      return symbol
    }
    return name + ".fill"
  }

  /// A line for each symbol, its name first; further lines are indented.
  static func table(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        result[name]? += line.dropFirst()
      } else if let space = line.firstIndex(of: " ") {
        name = String(line[..<space])
        result[name] = String(line[space...])
      }
    }
    return result
  }

  static subscript(name: String) -> SymbolOutline? {
    for group in groups {
      if let text = group[name] { return SymbolOutline(text) }
    }
    return nil
  }
}
