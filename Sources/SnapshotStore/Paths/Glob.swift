/// Patterns with `*` (any characters, including slashes) and `?` (one character).
package enum Glob {
  /// Whether the pattern matches the whole text; after a mismatch the last star matches one character more.
  ///
  /// - SeeAlso: K. J. Krauss, "Matching wildcards: an algorithm" (2008). As there, over characters.
  package static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern)
    let text = Array(text)
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        (p, t) = (p + 1, t + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
