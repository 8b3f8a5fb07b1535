extension TestSelection {
  /// Options of `swift test` other than filters that exclude tests.
  private static let limiting = [
    "--disable-xctest", "--disable-swift-testing", "--specifier", "-s", "--test-product",
  ]

  /// Takes filters from arguments for `swift test`.
  ///
  /// After `--` they have the same meaning as before it, so shards, retries and pruning take them into account.
  mutating func take(from arguments: inout [String]) {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      guard name == "--filter" || name == "--skip" else {
        kept.append(argument)
        continue
      }
      let isAlone = name == argument
      guard let pattern = isAlone ? rest.popFirst() : String(argument.dropFirst(name.count + 1))
      else {
        kept.append(argument)  // `swift test` says what is missing.
        break
      }
      if name == "--filter" { filters.append(pattern) } else { skips.append(pattern) }
    }
    arguments = kept
  }

  /// Descriptions of the other restrictions in `arguments`.
  static func limits(of arguments: [String]) -> [String] {
    limiting.filter { option in
      arguments.contains { $0 == option || $0.hasPrefix("\(option)=") }
    }.map { "it ran with \($0)" }
  }
}
