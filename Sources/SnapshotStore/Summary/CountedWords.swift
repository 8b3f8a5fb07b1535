extension Sequence<String> {
  /// Each sentence once, in the order of its first time, with how often it occurs: `9 × …`.
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
