import ArgumentParser

/// A suggestion for a command line whose command does not exist.
struct CommandSuggestion {
  let words: String

  /// Returns nil if the arguments begin with a command or a flag.
  init?(_ arguments: [String], commands: [any ParsableCommand.Type]) {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else { return nil }
    let names = commands.compactMap { $0.configuration.commandName }
    guard !names.contains(word) else { return nil }
    let nearest = names.map { ($0, Self.distance(word, $0)) }.min { $0.1 < $1.1 }
    let isNear = nearest.map { $0.1 <= max(1, $0.0.count / 3) } ?? false
    let advice = isNear ? "did you mean `\(nearest?.0 ?? "")`?" : "see `snapshot-record --help`"
    words = "There is no command \"\(word)\"; \(advice)"
  }

  /// The number of letters to insert, delete, replace, or exchange with the next one.
  ///
  /// - SeeAlso: F. J. Damerau, "A technique for computer detection and correction of spelling errors" (1964), for the
  ///   four mistakes; R. A. Wagner, M. J. Fischer, "The string-to-string correction problem" (1974), for the table. We
  ///   differ from R. Lowrance, R. A. Wagner (1975): letters that were exchanged are not edited again.
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var rows = [Array(0...b.count)]
    for i in 1..<a.count + 1 {
      var row = [i]
      for j in 1..<b.count + 1 {
        var best = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
