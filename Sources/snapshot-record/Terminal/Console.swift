import DarkroomSnapshotStore
import FoundationEssentials
import Glibc
import Synchronization

/// Prints messages for people to standard output, and errors to standard error.
///
/// Nothing else in the tool prints, and this type takes no plain strings: see `TerminalText`.
enum Console {
  private static let quiet = Atomic<Bool>(false)

  /// Whether only errors are printed.
  static var isQuiet: Bool {
    get { quiet.load(ordering: .relaxed) }
    set { quiet.store(newValue, ordering: .relaxed) }
  }

  static func say(_ text: TerminalText) { draw(text + "\n") }

  /// Prints immediately, without a line feed.
  static func draw(_ text: TerminalText) {
    guard !isQuiet else { return }
    write(text, to: STDOUT_FILENO)
  }

  /// Prints one line each, for scripts, even in quiet mode.
  static func put(_ lines: [TerminalText]) {
    write(lines.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
  }

  static func warn(_ text: TerminalText) { write(text + "\n", to: STDERR_FILENO) }

  private static func write(_ text: TerminalText, to descriptor: Int32) {
    Files.writeAll(Array(LogCommands.process.disarmed(text.rendered).utf8), to: descriptor)
  }

  /// Prints a line of a program that runs on behalf of the tool, unchanged.
  ///
  /// This is only for `--verbose`, which requests what `swift test` would print without the tool: colors, and the log
  /// output of the tests. The tests' own code writes it, and could also write to the terminal directly.
  static func echo(_ line: String) {
    guard !isQuiet else { return }
    Files.writeAll(Array("\(line)\n".utf8), to: STDOUT_FILENO)
  }

  /// An order to GitHub's runner.
  static func give(_ command: WorkflowCommand) {
    guard !isQuiet else { return }
    Files.writeAll(Array("\(command.line)\n".utf8), to: STDOUT_FILENO)
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Both ends are a person's.
  static var isInteractive: Bool { isTerminal && isatty(STDIN_FILENO) == 1 }

  /// Prints formatted JSON with sorted keys; control characters are written as `\u009b`.
  static func json(_ value: some Encodable) throws {
    let text = String(decoding: try encoded(value), as: UTF8.self)
    Files.writeAll(Array("\(escapedJSON(text, for: .process))\n".utf8), to: STDOUT_FILENO)
  }

  /// Outside of strings, JSON contains no such characters except line feeds.
  static func escapedJSON(_ text: String, for commands: LogCommands) -> String {
    // No line begins with a colon, but `##[` is a command anywhere in a line.
    let text = commands.areHeeded ? text.replacing("##", with: "#\\u0023") : text
    guard text.utf8.contains(where: { $0 >= 0x7F }) else { return text }
    return text.unicodeScalars.map { scalar in
      guard scalar != "\n", VisibleCharacters.hides(scalar) else { return String(scalar) }
      return Character(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }

  static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A duration in words: `0.8 s`, `1 min 5 s`.
  static func duration(_ seconds: Double) -> String {
    guard seconds >= 60 else {
      return "\((max(0, seconds) * 10).rounded() / 10) s"
    }
    let whole = Int(seconds.rounded())
    return "\(whole / 60) min \(whole % 60) s"
  }

  // MARK: Color

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
  }

  private static let color = Atomic<Bool>(false)

  /// - Parameter wish: `always` or `never`; any other value lets the terminal decide.
  static func setColor(_ wish: String, environment: [String: String]) {
    let isWelcome =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
    color.store(wish == "always" || (wish != "never" && isWelcome), ordering: .relaxed)
  }

  /// Rainbow is not used, because it styles `String`, so these lines would still be needed to return a `TerminalText`.
  static func styled(_ text: TerminalText, _ styles: Style...) -> TerminalText {
    guard color.load(ordering: .relaxed) else { return text }
    return "\u{1B}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
