/// Requested symbols that have no picture, by name, with the number of requests.
package struct MissingSymbols: Codable, Equatable, Sendable {
  /// Apple's symbols that are shown as dotted boxes.
  package var undrawn: [String: Int]?
  /// Names that are in no list of symbols, so that their images are nil.
  package var unlisted: [String: Int]?

  /// Nil if nothing is missing.
  package init?(undrawn: [String: Int], unlisted: [String: Int]) {
    guard !undrawn.isEmpty || !unlisted.isEmpty else { return nil }
    self.undrawn = undrawn.isEmpty ? nil : undrawn
    self.unlisted = unlisted.isEmpty ? nil : unlisted
  }

  /// Creates the sum of all; nil if nothing is missing.
  package init?(_ all: [MissingSymbols]) {
    func sum(_ names: KeyPath<MissingSymbols, [String: Int]?>) -> [String: Int] {
      all.compactMap { $0[keyPath: names] }.reduce(into: [:]) { sum, counts in
        // Lines may come from other machines, so the sum could overflow.
        sum.merge(counts) { $0.addingReportingOverflow($1).partialValue }
      }
    }
    self.init(undrawn: sum(\.undrawn), unlisted: sum(\.unlisted))
  }

  /// A message such as `2 symbols have no picture here: foo.bar (7), baz (1). …`; nil if all have one.
  package var undrawnWords: String? {
    undrawn.map {
      "\($0.count) \($0.count == 1 ? "symbol has" : "symbols have") no picture here: \(Self.names($0)). "
        + Self.advice
    }
  }

  /// Advice about symbols without a picture.
  package static let advice =
    "Bring your own: <name>.svg, a template of SF Symbols, in the folder that \"symbols\" in .snapshots.json names."

  /// A message such as `1 name is in no list of symbols, so its image is nil: foo (2). …`; nil if all are in one.
  package var unlistedWords: String? {
    unlisted.map {
      let one = $0.count == 1
      return "\($0.count) \(one ? "name is" : "names are") in no list of symbols, so "
        + "\(one ? "its image is" : "their images are") nil: \(Self.names($0)). "
        + "Correct misspelled names, or bring your own pictures for newer symbols (the list is SF Symbols 7.0)."
    }
  }

  /// The names, starting with the most frequent symbols.
  private static func names(_ counts: [String: Int]) -> String {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = sorted.prefix(20).map { "\($0.key) (\($0.value))" }
    let rest = sorted.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
