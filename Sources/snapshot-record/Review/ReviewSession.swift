import DarkroomSnapshotStore
import DarkroomTerminalPictures
import FoundationEssentials

/// Lets a person decide about each pending snapshot in the terminal.
final class ReviewSession {
  private let sources: PathContainment
  private var queue: ReviewQueue
  private var screen: ReviewScreen
  private var subject: ReviewSubject?
  private var filterText: String?
  private var terminal: RawTerminal?

  init(
    _ package: PackageSnapshots, of patterns: [String] = [], view: String? = nil,
    graphics: GraphicsProtocol? = nil
  ) {
    sources = PathContainment([package.root])
    queue = ReviewQueue(package.pending, of: patterns)
    screen = ReviewScreen(
      picture: TerminalPicture(
        graphics: graphics ?? .detected(ProcessInfo.processInfo.environment)),
      view: view.flatMap(ReviewView.init(rawValue:)) ?? .side)
  }

  /// Returns when nothing is pending any more, or when the reviewer quits.
  func run() {
    guard queue.current != nil else { return Console.say("No snapshot is pending.") }
    guard let terminal = RawTerminal() else { return }
    self.terminal = terminal
    var isDirty = true
    while queue.current != nil || filterText != nil {
      if isDirty { Console.draw(drawing()) }
      let isBlinking = screen.view == .blink && filterText == nil
      guard let key = terminal.key(within: isBlinking ? 600 : 60_000) else {
        if isBlinking { screen.showsNew.toggle() }
        isDirty = isBlinking
        continue
      }
      isDirty = true
      guard key != .redraw else { continue }
      let decides = filterText == nil && key.decides
      guard take(key) else { break }
      if queue.current == nil, filterText == nil { queue.goOn() }
      guard decides else { continue }
      // Keys that were typed before the next picture was drawn do not refer to it; later keys do.
      let next = drawing()
      terminal.dropTyped()
      Console.draw(next)
      isDirty = false
    }
    self.terminal = nil
    withExtendedLifetime(terminal) {}
  }

  var summary: String { queue.summary }

  /// The next screen; empty if nothing is left.
  private func drawing() -> TerminalText {
    guard let current = queue.current else {
      return filterText.map { "\u{1B}[H\u{1B}[2JNothing matches /\($0)" } ?? ""
    }
    if subject?.snapshot != current { subject = ReviewSubject(current) }
    guard let subject else { return "" }
    // A line has no room for the package's own path.
    let problem = queue.problem.replacing("\(current.line.package)/", with: "")
    let note = filterText.map { "/\($0)▏" } ?? problem
    return screen.drawing(
      subject, ReviewHeading(queue), position: queue.position, note: note,
      in: TerminalSize.current)
  }

  /// - Returns: whether the review continues.
  private func take(_ key: TerminalKey) -> Bool {
    if filterText != nil { return edit(key) }
    switch key {
    case .interrupt: return false
    case .escape:
      let hides = screen.showsKeys || screen.showsFacts
      (screen.showsKeys, screen.showsFacts) = (false, false)
      if !hides, !queue.close() { queue.note("q quits") }
    case .stop, .redraw: break
    case .enter: if !queue.open() { move(1) }
    case .down, .right: move(1)
    case .up, .left: move(-1)
    case .backspace: break
    case .character(let character): return act(character)
    }
    return true
  }

  private func act(_ character: Character) -> Bool {
    switch character {
    case "a": queue.accept()
    case "r": queue.reject()
    case "s": queue.skip()
    case "u": queue.undo()
    case "A": queue.acceptAll()
    case "R": queue.rejectAll()
    case "S", "q": return false
    case "j", "n": move(1)
    case "k", "p": move(-1)
    case "d": screen.view = screen.view.next
    case "1", "2", "3", "4", "5": choose(character)
    case "z": screen.isZoomed.toggle()
    case "i": screen.showsFacts.toggle()
    case "?": screen.showsKeys.toggle()
    case " ": screen.showsNew.toggle()
    case "[": screen.share = UInt32(max(0, Int(screen.share) - 32))
    case "]": screen.share = min(256, screen.share + 32)
    case "<": screen.scroll = max(0, screen.scroll - 10)
    case ">": screen.scroll += 10
    case "/": filterText = ""
    case "o": open()
    case "e": edit()
    default: break
    }
    return true
  }

  private func move(_ step: Int) {
    queue.move(step)
    screen.scroll = 0
  }

  private func choose(_ character: Character) {
    let index = (character.wholeNumberValue ?? 1) - 1
    screen.view = ReviewView.allCases[index]
  }

  private func edit(_ key: TerminalKey) -> Bool {
    var text = filterText ?? ""
    switch key {
    case .enter:
      filterText = nil
      return true
    case .escape:
      filterText = nil
      queue.filter("")
      return true
    case .interrupt: return false
    case .backspace: _ = text.popLast()
    case .character(let character): text.append(character)
    default: break
    }
    filterText = text
    queue.filter(text)
    return true
  }

  /// Shows both files in the program that `SNAPSHOT_DIFF_TOOL` names, if it is set and both files exist.
  private func open() {
    guard let current = queue.current else { return }
    let reference = current.line.reference.path
    if let tool = SnapshotEnvironment.process.diffTool, Files.exists(reference) {
      terminal?.suspended {
        run("sh", ["-c", "\(tool) \"$1\" \"$2\"", "sh", reference, current.path.path])
      }
    } else {
      run("xdg-open", [current.path.path])
    }
  }

  private func edit() {
    guard let line = queue.current?.line else { return }
    let editor = ProcessInfo.processInfo.environment["EDITOR"] ?? "vi"
    do throws(ContainedPathError) {
      let file = try ContainedPath(line.file, in: sources, named: "the result")
      terminal?.suspended { run(editor, ["+\(line.line)", file.path]) }
    } catch {
      queue.note("\(error)")
    }
  }

  private func run(_ program: String, _ arguments: [String]) {
    let words = program.split(separator: " ").map(String.init) + arguments
    do throws(ToolError) {
      _ = try ChildProgram(name: words[0], arguments: Array(words.dropFirst())).runInTerminal()
    } catch {
      queue.note("\(error)")
    }
  }
}
