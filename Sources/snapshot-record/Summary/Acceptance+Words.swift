import DarkroomSnapshotStore

extension Acceptance {
  var words: [String] {
    accepted.map { snapshot in
      "accepted \(snapshot.line.title)\(snapshot.line.renamedWords.map { ", \($0)" } ?? "")"
    }
      + ["\(Console.plural(accepted.count, "snapshot")) accepted."]
  }

  func report() {
    words.forEach { Console.say(TerminalText($0)) }
    warn()
  }

  /// Reports what was refused, and why.
  func warn() {
    for refusal in refused {
      Console.warn("refused  \(refusal.snapshot.line.title): \(refusal.error)")
    }
  }
}
