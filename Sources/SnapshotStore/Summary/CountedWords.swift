extension Sequence<String> {
  /// Each distinct sentence, in the order of first occurrence, with its number of occurrences: `9 × …`.
  package var counted: [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for words in self {
      counts[words, default: 0] += 1
      if counts[words] == 1 { order.append(words) }
    }
    return order.map { words in
      let count = counts[words] ?? 1
      return count > 1 ? "\(count) × \(words)" : words
    }
  }
}
