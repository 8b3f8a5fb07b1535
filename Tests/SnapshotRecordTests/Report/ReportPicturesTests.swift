import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// The package that `CourierTests` have left; the pictures are written beside it.
private let courierPackage = ProcessInfo.processInfo.environment["DARKROOM_REPORT_PACKAGE"]

/// Pictures of the report and of the review, for pages and for people who look: `Scripts/record-gallery --report`.
@Suite(.enabled(if: courierPackage != nil && Browser.isInstalled), .serialized)
struct ReportPicturesTests {
  private func write(_ bytes: [UInt8], _ name: String) throws {
    let package = try #require(courierPackage)
    try Files.write(bytes, to: FilePath.joined(FilePath.directory(package), "\(name).png"))
  }

  @Test(
    arguments: [(1280, 800), (1400, 800), (1440, 900), (1680, 1050), (390, 844)], ["light", "dark"])
  func theReport(_ size: (width: Int, height: Int), _ theme: String) throws {
    let server = try ServedReport(at: #require(courierPackage))
    let browser = try Browser(width: size.width, height: size.height)

    try browser.setColorScheme(theme)
    try browser.open(server.address)

    try write(browser.picture(), "report-\(size.width)-\(theme)")
    #expect(browser.complaints.isEmpty)
  }

  @Test(arguments: [(112, 36), (80, 24)], ["", "n", "n\r", "5", "i", "?"])
  func theReview(_ size: (columns: Int, rows: Int), _ keys: String) throws {
    let terminal = try Terminal(
      at: #require(courierPackage), ["review", "--graphics", "sextants"], columns: size.columns,
      rows: size.rows, environment: ["PATH": "/usr/bin:/bin", "COLORTERM": "truecolor"])
    #expect(terminal.wait(for: "q quit"))
    for key in keys {
      terminal.clear()
      try terminal.type("\(key)")
      #expect(terminal.wait(for: "\u{1B}[0m"))
    }
    // Until the whole screen has come.
    Thread.sleep(forTimeInterval: 0.5)
    _ = terminal.wait(for: "q quit")
    let page = TerminalPage(terminal.text, columns: size.columns, rows: size.rows)
    let folder = try ScratchFolder()
    let browser = try Browser(width: page.size.width, height: page.size.height)

    try browser.show("file://\(folder.write(page.html, to: "page.html"))")

    let name = [
      "": "changes", "n": "second", "n\r": "opened", "5": "words", "i": "facts", "?": "keys",
    ]
    try write(browser.picture(), "review-\(size.columns)-\(name[keys] ?? keys)")
    try terminal.type("q")
    _ = terminal.end()
  }
}
