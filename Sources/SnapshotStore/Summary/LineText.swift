import DarkroomImageComparison

/// The terminal text for one line of results.
package enum LineText {
  /// The line `changed  __Snapshots__/T/testCard.1.png  (Tests/T.swift:12)` and, indented, the reason.
  ///
  /// For a parameterized test, the arguments follow the path.
  package static func describe(_ line: ResultLine, limit: Int = 6) -> [String] {
    let state = line.state.rawValue.padding(to: 8)
    let head = "\(state) \(line.title)  (\(line.place))"
    var details = (line.words ?? []).counted
    let rest = details.count - limit
    if rest > 0 { details = details.prefix(limit) + ["… and \(rest) more"] }
    if let words = line.renamedWords { details.append(words) }
    if let numbers = line.numbers { details.append(numbers.words) }
    // A fact that the assertion itself mentions is not repeated.
    let isSaid = details.contains { $0.contains("recorded by another renderer") }
    if line.foreign == true, !isSaid {
      details.append("the reference was recorded by another renderer")
    }
    if let problem = line.problem, details.isEmpty { details.append(problem) }
    details += line.notes
    return [head] + details.map { "         \($0)" }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension DifferenceNumbers {
  /// One sentence without a period.
  package var words: String {
    guard (width, height) == (referenceWidth, referenceHeight) else {
      return "\(width)×\(height) pixels instead of \(referenceWidth)×\(referenceHeight)"
    }
    var text =
      "\(differing) of \(pixels) pixels differ (\(Percentage.words(share))), "
      + "by up to \(largestChannel) of 255"
    if let box, box.count == 4 { text += ", within x \(box[0]) y \(box[1]) \(box[2])×\(box[3])" }
    if let tolerance { text += "; allowed: \(tolerance)" }
    return text
  }
}
