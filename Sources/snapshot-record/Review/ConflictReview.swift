import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// Lets a person resolve merge conflicts: each reference becomes our version, their version, or the pending value.
struct ConflictReview {
  private let package: PackageSnapshots
  private let conflicts: GitConflicts
  private let picture: TerminalPicture
  private(set) var taken: [String: Int] = [:]

  init(_ package: PackageSnapshots, _ conflicts: GitConflicts, graphics: GraphicsProtocol?) {
    self.package = package
    self.conflicts = conflicts
    picture = graphics.map(TerminalPicture.init) ?? .standard
  }

  /// The values of one reference.
  private struct Sides {
    var conflict: GitConflicts.Conflict
    var titles: [String] = []
    var values: [[UInt8]] = []
    var pending: PendingSnapshot?
  }

  /// - Returns: false if the reviewer has quit.
  mutating func run() async throws(StoreError) -> Bool {
    guard !conflicts.all.isEmpty, let terminal = RawTerminal() else { return true }
    defer { withExtendedLifetime(terminal) {} }
    for (index, conflict) in conflicts.all.enumerated() {
      let sides = try await sides(of: conflict)
      var note = ""
      var isOpen = true
      while isOpen {
        // Keys that arrive after the screen was drawn refer to it; earlier ones do not.
        let screen = drawing(sides, "\(index + 1)/\(conflicts.all.count)", note)
        terminal.dropTyped()
        Console.draw(screen)
        var pressed = terminal.key(within: 60_000)
        while pressed == nil { pressed = terminal.key(within: 60_000) }
        switch pressed {
        case .interrupt, .escape, .character("q"): return false
        case .character("s"): isOpen = false
        case .character(let key):
          note = await decide(key, sides)
          isOpen = !note.isEmpty
        default: break
        }
      }
    }
    return true
  }

  /// - Returns: the reason why nothing was decided; empty after a decision.
  private mutating func decide(_ key: Character, _ sides: Sides) async -> String {
    do {
      switch key {
      case "o":
        try await conflicts.take(.ours, of: sides.conflict, in: package, by: "review")
        taken["ours", default: 0] += 1
      case "t":
        try await conflicts.take(.theirs, of: sides.conflict, in: package, by: "review")
        taken["theirs", default: 0] += 1
      case "n":
        guard let pending = sides.pending else { return "It has no pending value." }
        if let refusal = package.pending.accept([pending], by: "review").refused.first {
          throw refusal.error
        }
        try await conflicts.end(sides.conflict)
        taken["new", default: 0] += 1
      default: return "o ours, t theirs, n new"
      }
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func sides(of conflict: GitConflicts.Conflict) async throws(StoreError) -> Sides {
    var sides = Sides(conflict: conflict)
    for side in GitConflicts.Side.allCases {
      guard let bytes = try? await conflicts.bytes(side, of: conflict) else { continue }
      sides.titles.append(side.rawValue)
      sides.values.append(bytes)
    }
    sides.pending = package.pending.all().first { $0.line.reference.path == conflict.path }
    if let pending = sides.pending, let bytes = try Files.read(pending.path.path) {
      sides.titles.append("new")
      sides.values.append(bytes)
    }
    return sides
  }

  private func drawing(_ sides: Sides, _ position: String, _ note: String) -> TerminalText {
    let size = TerminalSize.current
    let name = FilePath.relative(sides.conflict.path, to: package.root) ?? sides.conflict.path
    let head = "\(position)  conflict  "
    var text: TerminalText = picture.graphics == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : ""
    text += "\u{1B}[H\u{1B}[2J\(head)"
    text += TerminalColumns.ending(of: name, size.columns - TerminalColumns.count(head))
    let rows = max(2, size.rows - 4)
    text += body(sides, rows: rows, size)
    text += "\u{1B}[\(size.rows - 1);1H\(TerminalColumns.clipped(TerminalText(note), size.columns))"
    let new = sides.pending == nil ? "" : "n new  "
    let keys = TerminalColumns.clipped("o ours  t theirs  \(new)s skip  q quit", size.columns)
    return text + "\u{1B}[\(size.rows);1H\u{1B}[7m\(keys)\u{1B}[0m"
  }

  private func body(_ sides: Sides, rows: Int, _ size: TerminalSize) -> TerminalText {
    let pictures = sides.values.map { try? PNGDecoder.decode($0).pixmap }
    guard pictures.contains(where: { $0 != nil }) else { return texts(sides, rows, size) }
    let canvas = (
      width: pictures.map { $0?.width ?? 0 }.max() ?? 0,
      height: pictures.map { $0?.height ?? 0 }.max() ?? 0
    )
    let whole = IntRect(minX: 0, minY: 0, maxX: canvas.width, maxY: canvas.height)
    let items = zip(sides.titles, pictures).map { title, picture in
      PictureStrip.Item(title: picture == nil ? "\(title) (no picture)" : title) { width, height in
        (picture ?? Pixmap(width: 1, height: 1)).resized(whole, width: width, height: height)
      }
    }
    return PictureStrip(picture: picture).drawing(items, canvas, top: 3, rows: rows, in: size)
  }

  /// Shows the changes from our lines to theirs.
  private func texts(_ sides: Sides, _ rows: Int, _ size: TerminalSize) -> TerminalText {
    let texts = sides.values.map { String(decoding: $0, as: UTF8.self) }
    let lines = ReportTextLine.lines(old: texts.first ?? "", new: texts.dropFirst().first ?? "")
    return lines.prefix(rows).enumerated().map { index, line -> TerminalText in
      let words: TerminalText =
        line.g.map { "… \($0) equal lines …" as TerminalText } ?? "\(line.k ?? " ") \(line.t ?? "")"
      return "\u{1B}[\(3 + index);1H\(TerminalColumns.clipped(words, size.columns))"
    }.joined()
  }

  var summary: String? {
    guard !taken.isEmpty else { return nil }
    let words = ["ours", "theirs", "new"].compactMap { side in taken[side].map { "\($0) \(side)" } }
    return "Conflicts ended: \(words.joined(separator: ", "))."
  }
}
