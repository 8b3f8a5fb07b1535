/// Derives the names of Swift methods in the Objective-C runtime on iOS.
///
/// The rule is the Swift compiler's: the first label is joined with "With" unless it starts, or the name ends, with a
/// preposition. UIKit contains this file as a link, because it derives the selectors of its own methods.
package enum ObjectiveCName {
  package static func method(
    _ base: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false
  ) -> String {
    var pieces: [String] = []
    for (index, label) in labels.enumerated() {
      pieces.append(index > 0 ? label : base + attached(label, to: base))
    }
    if isAsync {
      pieces.append(pieces.isEmpty ? base + "WithCompletionHandler" : "completionHandler")
    } else if isThrowing {
      pieces.append(pieces.isEmpty ? base + "AndReturnError" : "error")
    }
    return pieces.isEmpty ? base : pieces.map { $0 + ":" }.joined()
  }

  package static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func attached(_ label: String, to base: String) -> String {
    guard !label.isEmpty, label != "_" else { return "" }
    let joins = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
    return (joins ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    let first = name.prefix(1).lowercased()
    return first + name.dropFirst().prefix { $0.isLowercase }
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
