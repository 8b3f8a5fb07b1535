import DarkroomSnapshotStore
import FoundationEssentials
import Glibc
import Synchronization

/// Prints for people on standard output, and complains on standard error.
enum Console {
  private static let quiet = Atomic<Bool>(false)

  /// Whether what is no error stays unsaid.
  static var isQuiet: Bool {
    get { quiet.load(ordering: .relaxed) }
    set { quiet.store(newValue, ordering: .relaxed) }
  }

  static func say(_ text: String) { draw(text + "\n") }

  /// Without a line feed, at once.
  static func draw(_ text: String) {
    guard !isQuiet else { return }
    Files.writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }

  /// A line each, for scripts, also where nothing else is said.
  static func put(_ lines: [String]) {
    Files.writeAll(Array(lines.map { "\($0)\n" }.joined().utf8), to: STDOUT_FILENO)
  }

  static func warn(_ text: String) {
    Files.writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Both ends are a person's.
  static var isInteractive: Bool { isTerminal && isatty(STDIN_FILENO) == 1 }

  /// Pretty JSON with sorted keys.
  static func json(_ value: some Encodable) throws {
    Files.writeAll([UInt8](try encoded(value)) + [0x0A], to: STDOUT_FILENO)
  }

  static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `0.8 s`, `1 min 5 s`.
  static func duration(_ seconds: Double) -> String {
    guard seconds >= 60 else {
      return "\((max(0, seconds) * 10).rounded() / 10) s"
    }
    let whole = Int(seconds.rounded())
    return "\(whole / 60) min \(whole % 60) s"
  }

  // MARK: Colour

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
  }

  private static let color = Atomic<Bool>(false)

  /// - Parameter wish: `always`, `never`, or whatever for the terminal's sake.
  static func setColor(_ wish: String, environment: [String: String]) {
    let isWelcome =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
    color.store(wish == "always" || (wish != "never" && isWelcome), ordering: .relaxed)
  }

  static func styled(_ text: String, _ styles: Style...) -> String {
    guard color.load(ordering: .relaxed) else { return text }
    return "\u{1B}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
