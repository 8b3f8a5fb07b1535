import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures
import Foundation

/// Draws one subject into the terminal: a head, what changed, the pictures, the keys.
struct ReviewScreen {
  var picture: TerminalPicture
  var view = ReviewView.side
  var isZoomed = false
  /// Of the new picture in the onion view, in 256ths.
  var share: UInt32 = 128
  /// Which picture blinks now.
  var showsNew = true
  var showsFacts = false
  /// How far texts are scrolled.
  var scroll = 0

  func drawing(_ subject: ReviewSubject, position: String, note: String, in size: TerminalSize)
    -> String
  {
    let head = headLines(subject, position, size)
    var text = picture.graphics == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : ""
    text += "\u{1B}[H\u{1B}[2J" + head.joined(separator: "\r\n")
    let top = head.count + 2
    let rows = max(1, size.rows - top - 1)
    text += body(subject, top: top, rows: rows, size)
    return text + "\u{1B}[\(size.rows);1H" + footer(note, size)
  }

  private func headLines(_ subject: ReviewSubject, _ position: String, _ size: TerminalSize)
    -> [String]
  {
    let line = subject.snapshot.line
    let state = Console.styled(line.state.rawValue, .bold)
    let place = "\(line.shortFile):\(line.line)"
    let room = size.columns - position.count - line.state.rawValue.count - 5
    var lines = [
      "\(Console.styled(position, .dim))  \(ConsoleSummary.colored(line.state, state))  "
        + Console.styled(Self.ending(of: subject.snapshot.name, room), .bold),
      Console.styled(Self.clipped("\(place)   \(line.test)", size.columns - 1), .dim),
    ]
    if view != .structure || subject.lines != nil {
      lines += subject.words.prefix(3).map { Self.clipped("  \($0)", size.columns - 1) }
    }
    if let numbers = line.numbers {
      lines.append(Self.clipped("  \(numbers.words)", size.columns - 1))
    }
    return lines
  }

  private func body(_ subject: ReviewSubject, top: Int, rows: Int, _ size: TerminalSize) -> String {
    if showsFacts { return column(facts(subject), top, rows, size) }
    if let lines = subject.lines { return column(lines.map(Self.text), top, rows, size) }
    if view == .structure {
      let words = subject.words.isEmpty ? ["No view has changed; only pixels have."] : subject.words
      return column(words.map { "• \($0)" }, top, rows, size)
    }
    return pictures(subject).enumerated().map { index, shown in
      let count = pictures(subject).count
      let width = (size.columns - 2 * (count - 1)) / count
      let left = 1 + index * (width + 2)
      let area = TerminalSize(
        columns: width, rows: rows - 1, width: size.width * width / max(1, size.columns),
        height: size.height * (rows - 1) / max(1, size.rows))
      return "\u{1B}[\(top);\(left)H\(Console.styled(shown.title, .dim))"
        + placed(shown.picture, row: top + 1, column: left, area)
    }.joined()
  }

  /// Rows of characters are placed one by one, so that pictures can stand side by side.
  private func placed(_ pixmap: Pixmap, row: Int, column: Int, _ area: TerminalSize) -> String {
    let text = picture.drawing(pixmap, in: area)
    guard picture.graphics == .blocks else { return "\u{1B}[\(row);\(column)H\(text)" }
    return text.components(separatedBy: "\r\n").enumerated().map { index, line in
      "\u{1B}[\(row + index);\(column)H\(line)"
    }.joined()
  }

  private func pictures(_ subject: ReviewSubject) -> [(title: String, picture: Pixmap)] {
    guard let new = subject.new else { return [] }
    guard let old = subject.old else {
      let words = subject.problem.map { "the reference cannot be used: \($0)" }
      return [("new; \(words ?? "there is no reference yet")", new)]
    }
    func part(_ picture: Pixmap) -> Pixmap { subject.part(picture, isZoomed: isZoomed) }
    switch view {
    case .side, .structure:
      let difference = subject.difference.map { [("difference", part($0))] } ?? []
      return [("reference", part(old)), ("new", part(new))] + difference
    case .blink: return [showsNew ? ("new", part(new)) : ("reference", part(old))]
    case .onion:
      return [("\(share * 100 / 256) % new", part(old.mixed(with: new, share: share)))]
    case .difference: return [("difference", part(subject.difference ?? new))]
    }
  }

  private func facts(_ subject: ReviewSubject) -> [String] {
    let line = subject.snapshot.line
    return [
      "reference   \(line.reference)", "new         \(subject.snapshot.path)",
      "difference  \(line.difference?.path ?? "none")", "test        \(line.test)",
      "runner      \(line.runner)", "run         \(line.run)",
      "size        \(subject.new.map { "\($0.width)×\($0.height) pixels" } ?? "no picture")",
      "drawn by    \(line.numbers?.views?.joined(separator: ", ") ?? "unknown")",
      line.foreign == true ? "The reference was recorded by another renderer." : "",
    ]
  }

  private func column(_ lines: [String], _ top: Int, _ rows: Int, _ size: TerminalSize) -> String {
    lines.dropFirst(scroll).prefix(rows).enumerated().map { index, line in
      "\u{1B}[\(top + index);1H\(Self.clipped(line, size.columns - 1))\u{1B}[0m"
    }.joined()
  }

  private static func text(_ line: ReportTextLine) -> String {
    if let gap = line.g { return Console.styled("  … \(gap) equal lines …", .dim) }
    let text = "\(line.k ?? " ") \(line.t ?? "")"
    switch line.k {
    case "+": return Console.styled(text, .green)
    case "-": return Console.styled(text, .red)
    default: return text
    }
  }

  private func footer(_ note: String, _ size: TerminalSize) -> String {
    let keys =
      "a accept  r reject  s skip  A R S all  d view:\(view.rawValue)  z zoom  i facts  o open  e edit  / filter  q quit"
    return
      "\u{1B}[7m\(Self.clipped(note.isEmpty ? keys : "\(note)   \(keys)", size.columns))\u{1B}[0m"
  }

  /// The end of a path, which says more than its beginning, in at most so many characters.
  static func ending(of path: String, _ columns: Int) -> String {
    path.count <= columns ? path : "…" + path.suffix(max(0, columns - 1))
  }

  /// Cut to a number of columns; colours do not count, wide characters are taken for two.
  static func clipped(_ text: String, _ columns: Int) -> String {
    var result = ""
    var used = 0
    var isInEscape = false
    for character in text {
      if character == "\u{1B}" { isInEscape = true }
      if !isInEscape {
        used +=
          character.unicodeScalars.first.map { $0.value >= 0x1100 && $0.properties.isIdeographic }
            == true ? 2 : 1
        if used > columns { break }
      }
      if isInEscape, character.isLetter { isInEscape = false }
      result.append(character)
    }
    return result
  }
}
