import DarkroomSnapshotStore
import Foundation
import Glibc

/// A terminal that a test types into, with the tool running in it.
///
/// `script` makes it, of every Debian.
final class Terminal {
  private let process = Process()
  private let keyboard = Pipe()
  private let screen = Pipe()
  private var shown: [UInt8] = []

  convenience init(
    _ package: RehearsedPackage, _ arguments: String..., columns: Int = 100, rows: Int = 30
  ) throws {
    try self.init(
      at: package.tool.package, arguments, columns: columns, rows: rows,
      environment: ["PATH": "\(package.tool.path("bin")):/usr/bin:/bin", "NO_COLOR": "1"])
  }

  init(
    at package: String, _ arguments: [String], columns: Int, rows: Int,
    environment: [String: String]
  ) throws {
    let words = [Tool.product("snapshot-record").path] + arguments
    let quoted = (words + ["--package-path", package]).map { "'\($0)'" }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = [
      "-qec", "stty cols \(columns) rows \(rows); exec \(quoted.joined(separator: " "))",
      "/dev/null",
    ]
    process.environment = environment.merging(["TERM": "xterm-256color"]) { $1 }
    process.standardInput = keyboard
    process.standardOutput = screen
    try process.run()
    _ = fcntl(screen.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  func type(_ keys: String) throws {
    try keyboard.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
  }

  /// Gives the terminal another size; the program in it is told by a signal.
  func resize(columns: Int, rows: Int) throws {
    let script = process.processIdentifier
    let children = try String(
      contentsOfFile: "/proc/\(script)/task/\(script)/children", encoding: .utf8)
    let tool = children.split(separator: " ").first ?? ""
    let device = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(tool)/fd/0")
    let stty = try Process.run(
      URL(fileURLWithPath: "/usr/bin/stty"),
      arguments: ["-F", device, "cols", "\(columns)", "rows", "\(rows)"])
    stty.waitUntilExit()
  }

  var text: String { String(decoding: shown, as: UTF8.self) }

  /// Reads until the screen has shown `words`, at most ten seconds.
  @discardableResult
  func wait(for words: String) -> Bool {
    for _ in 0..<500 {
      read()
      if text.contains(words) { return true }
      if !process.isRunning { break }
      usleep(20_000)
    }
    read()
    return text.contains(words)
  }

  /// Forgets what was shown, so that the next wait is for news; a screen that is still being drawn is let end first.
  func clear() {
    var quiet = 0
    while quiet < 5 {
      let count = shown.count
      usleep(20_000)
      read()
      quiet = shown.count == count ? quiet + 1 : 0
    }
    shown = []
  }

  private func read() {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(screen.fileHandleForReading.fileDescriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      shown += piece[..<count]
    }
  }

  /// The exit status, after everything was shown; a program that expects a key that never comes is ended after a
  /// minute.
  func end() -> Int32 {
    let limit = Date(timeIntervalSinceNow: 60)
    while process.isRunning {
      if Date() > limit { process.terminate() }
      read()
      usleep(10_000)
    }
    read()
    return process.terminationStatus
  }
}
