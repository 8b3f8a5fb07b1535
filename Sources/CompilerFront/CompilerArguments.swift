/// The arguments with which SwiftPM calls the compiler.
package struct CompilerArguments: Equatable, Sendable {
  package private(set) var words: [String]

  package init(_ words: [String]) { self.words = words }

  /// Returns the word that follows `option`; nil if the option is absent or is the last word.
  package func value(of option: String) -> String? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    return words[place + 1]
  }

  package func contains(_ word: String) -> Bool { words.contains(word) }

  /// Returns the path of the response file called `name`, such as SwiftPM's list of sources, `@…/sources`.
  package func responseFile(named name: String) -> String? {
    words.first { $0.hasPrefix("@") && $0.hasSuffix("/\(name)") }.map { String($0.dropFirst()) }
  }

  /// The names that `#if` can test: from `-DNAME` and `-D NAME`.
  package var definitions: [String] {
    words.indices.compactMap { place in
      if place > 0, Self.passingOn.contains(words[place - 1]) { return nil }
      if words[place] == "-D" { return place + 1 < words.count ? words[place + 1] : nil }
      return words[place].hasPrefix("-D") ? String(words[place].dropFirst(2)) : nil
    }
  }

  package mutating func replaceValue(of option: String, by value: String) {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return }
    words[place + 1] = value
  }

  /// Returns the call without each occurrence of some consecutive words.
  package func without(_ some: [String]) -> CompilerArguments {
    var result: [String] = []
    var place = 0
    while place < words.count {
      let isThere = words[place...].starts(with: some)
      if !isThere { result.append(words[place]) }
      place += isThere ? max(some.count, 1) : 1
    }
    return CompilerArguments(result)
  }

  package mutating func append(_ more: [String]) { words += more }
}
