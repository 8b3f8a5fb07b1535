import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures
import FoundationEssentials

/// Draws one subject into the terminal: a header, the changes, the pictures, and the keys.
struct ReviewScreen {
  var picture: TerminalPicture
  var view = ReviewView.side
  /// Whether the view shows only the changed part, if the change does not cover everything.
  var isZoomed = true
  /// The share of the new picture in the onion view, in 256ths.
  var share: UInt32 = 128
  /// Which picture blinks now.
  var showsNew = true
  var showsFacts = false
  var showsKeys = false
  /// How far texts are scrolled.
  var scroll = 0

  func drawing(
    _ subject: ReviewSubject, _ heading: ReviewHeading = ReviewHeading(), position: String,
    note: String, in size: TerminalSize
  ) -> TerminalText {
    let head =
      heading.lines(position, size) + headLines(subject, heading.isEmpty ? position : "", size)
    var text: TerminalText = picture.graphics == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : ""
    text += "\u{1B}[H\u{1B}[2J" + head.joined(separator: "\r\n")
    let top = head.count + 2
    let rows = max(1, size.rows - top - (note.isEmpty ? 1 : 2))
    text += body(subject, top: top, rows: rows, size)
    if !note.isEmpty {
      text +=
        "\u{1B}[\(size.rows - 1);1H\(TerminalColumns.clipped(TerminalText(note), size.columns))"
    }
    return text + "\u{1B}[\(size.rows);1H\u{1B}[7m\(keys(size.columns))\u{1B}[0m"
  }

  private func headLines(_ subject: ReviewSubject, _ position: String, _ size: TerminalSize)
    -> [TerminalText]
  {
    let line = subject.snapshot.line
    let state = Console.styled("\(line.state.rawValue)", .bold)
    let place = line.place
    let room = size.columns - position.count - line.state.rawValue.count - 5
    func clipped(_ text: TerminalText) -> TerminalText {
      TerminalColumns.clipped(text, size.columns - 1)
    }
    let start: TerminalText =
      position.isEmpty ? "" : "\(Console.styled("\(position)", .dim))  "
    var lines: [TerminalText] = [
      "\(start)\(ConsoleSummary.colored(line.state, state))  "
        + Console.styled(TerminalColumns.ending(of: subject.snapshot.name, room), .bold),
      Console.styled(clipped("\(place)   \(line.testTitle)"), .dim),
    ]
    if view != .structure || subject.lines != nil {
      lines += subject.words.prefix(3).map { clipped("  \($0)") }
      let rest = subject.words.count - 3
      if rest > 0 { lines.append(Console.styled("  … and \(rest) more; 5 shows all", .dim)) }
    }
    if let numbers = line.numbers { lines.append(clipped("  \(numbers.words)")) }
    return lines
  }

  private func body(
    _ subject: ReviewSubject, top: Int, rows: Int, _ size: TerminalSize
  ) -> TerminalText {
    if showsKeys { return column(Self.help, top, rows, size) }
    if showsFacts {
      let lines = facts(subject).flatMap { TerminalColumns.wrapped($0, size.columns - 1) }
      return column(lines, top, rows, size)
    }
    if let lines = subject.lines { return column(lines.map(Self.text), top, rows, size) }
    if view == .structure {
      let words = subject.words.isEmpty ? ["No view has changed; only pixels have."] : subject.words
      return column(words.map { "• \($0)" }, top, rows, size)
    }
    let part = isZoomed ? subject.change : nil
    let all = part ?? subject.pictures.canvas
    let place = part.map { "  x \($0.minX) y \($0.minY) \($0.width)×\($0.height)" } ?? ""
    let items = pictures(subject).map { shown in
      PictureStrip.Item(title: shown.title + place) { width, height in
        let picture = subject.pictures.picture(shown.kind, all, width: width, height: height)
        guard let share = shown.share else { return picture }
        let new = subject.pictures.picture(.new, all, width: width, height: height)
        return picture.mixed(with: new, share: share)
      }
    }
    return PictureStrip(picture: picture).drawing(
      items, (all.width, all.height), top: top, rows: rows, in: size)
  }

  /// One picture of a view, and its title.
  private struct Shown {
    var title: String
    var kind: ShownPictures.Kind
    /// The share of the new picture over this one, in 256ths.
    var share: UInt32?
  }

  private func pictures(_ subject: ReviewSubject) -> [Shown] {
    guard subject.pictures.new != nil else { return [] }
    guard subject.pictures.old != nil else {
      let words = subject.problem.map { "the reference cannot be used: \($0)" }
      return [Shown(title: "new; \(words ?? "there is no reference yet")", kind: .new)]
    }
    switch view {
    case .side, .structure:
      return [
        Shown(title: "reference", kind: .old), Shown(title: "new", kind: .new),
        Shown(title: "difference", kind: .difference),
      ]
    case .blink:
      return [showsNew ? Shown(title: "new", kind: .new) : Shown(title: "reference", kind: .old)]
    case .onion: return [Shown(title: "\(share * 100 / 256) % new", kind: .old, share: share)]
    case .difference: return [Shown(title: "difference", kind: .difference)]
    }
  }

  private func facts(_ subject: ReviewSubject) -> [String] {
    let line = subject.snapshot.line
    return [
      "reference   \(line.reference)", "new         \(subject.snapshot.path)",
      "difference  \(line.difference?.path ?? "none")", "test        \(line.testTitle)",
      "runner      \(line.runner)", "run         \(line.run)",
      "size        \(subject.pictures.new.map { "\($0.width)×\($0.height) pixels" } ?? "no picture")",
      "drawn by    \(line.numbers?.views?.joined(separator: ", ") ?? "unknown")",
      line.foreign == true ? "The reference was recorded by another renderer." : "",
    ]
  }

  private func column(
    _ lines: [TerminalText], _ top: Int, _ rows: Int, _ size: TerminalSize
  ) -> TerminalText {
    lines.dropFirst(scroll).prefix(rows).enumerated().map { index, line -> TerminalText in
      "\u{1B}[\(top + index);1H\(TerminalColumns.clipped(line, size.columns - 1))\u{1B}[0m"
    }.joined()
  }

  private static func text(_ line: ReportTextLine) -> TerminalText {
    if let gap = line.g { return Console.styled("  … \(gap) equal lines …", .dim) }
    let text: TerminalText = "\(line.k ?? " ") \(line.t ?? "")"
    switch line.k {
    case "+": return Console.styled(text, .green)
    case "-": return Console.styled(text, .red)
    default: return text
    }
  }

  private static let help: [TerminalText] = [
    "a r s      accepts, rejects, skips the shown one; A R S all in the filter",
    "u          undoes the last decision",
    "⏎ Esc      opens a change into its snapshots; goes back",
    "n p        the next one, the one before; j k and the arrows, too",
    "d 1 … 5    views: side by side, blink, onion, difference, structure",
    "space [ ]  old or new in blink; less or more of the new one in onion",
    "z <,>      shows all or only the change; scrolls",
    "i          facts: files, test, views",
    "o e        opens both files; opens the test in $EDITOR",
    "/          filters; ? shows or hides this; q quits",
  ]

  /// The longest line of keys that fits into the columns; a key never stands without its word, and `?` lists the rest.
  private func keys(_ columns: Int) -> TerminalText {
    let forms = [
      "a accept  r reject  s skip  u undo  ⏎ open  A R S all  d view:\(view.rawValue)  z zoom  i facts  o open  e edit  / filter  ? keys  q quit",
      "a accept r reject s skip u undo ⏎ open A R S all d \(view.rawValue) z zoom i facts o open e edit / filter ? keys q quit",
      "a accept  r reject  s skip  u undo  ⏎ open  d \(view.rawValue)  ? all keys  q quit",
      "a accept r reject u undo ? keys q quit",
    ]
    let form = forms.first { TerminalColumns.count($0) <= columns } ?? forms[3]
    return TerminalColumns.clipped(TerminalText(form), columns)
  }
}
