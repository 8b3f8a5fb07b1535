import DarkroomSnapshotStore
import Foundation
import Testing

/// The report in a real browser.
@Suite(.serialized)
struct ReportPageTests {
  typealias Rehearsal = RehearsedPackage

  /// A card that has moved and changed its colour, and a list that is new.
  func changed() throws -> Rehearsal {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run("-u")
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")
    _ = try package.run()
    return package
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func aReportOpensFromAFile() throws {
    let package = try changed()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser()

    try browser.open("file://\(page)")

    #expect(try browser.text("document.querySelectorAll('.item').length") == "3")
    #expect(try browser.text("document.querySelectorAll('.pane').length") == "3")
    #expect(try browser.text("document.querySelectorAll('.decide').length") == "0")
    let loaded = "[...document.images].every((image) => image.complete && image.naturalWidth > 0)"
    try browser.wait(loaded)
    #expect(browser.complaints.isEmpty)
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func keysAndMouseReachEveryView() throws {
    let package = try changed()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser()
    try browser.open("file://\(page)")

    try browser.press("2")
    let divider = try browser.middle(of: ".divider")
    try browser.drag(from: divider, to: (divider.0 + 40, divider.1))
    let value = try browser.text("document.querySelector('.divider').getAttribute('aria-valuenow')")
    #expect((Int(value) ?? 0) > 50)

    // Enlarged pixels stay squares.
    for _ in 0..<3 { try browser.press("+") }
    #expect(
      try browser.text("getComputedStyle(document.querySelector('.sheet-of img')).imageRendering")
        == "pixelated")
    for (key, view) in [("3", "onion"), ("4", "blink"), ("5", "difference"), ("1", "side")] {
      try browser.press(key)
      #expect(
        try browser.text("document.querySelector('#modes [aria-checked=true]').dataset.mode")
          == view)
    }
    try browser.move(to: browser.middle(of: ".words li[tabindex]"))
    #expect(
      try browser.text("document.querySelector('rect.was').getAttribute('x')") == "1")
    #expect(try browser.text("document.querySelector('rect.is').getAttribute('x')") == "3")
    let theme = try browser.text("document.documentElement.dataset.theme")
    try browser.press("t")
    #expect(try browser.text("document.documentElement.dataset.theme") != theme)
    #expect(browser.complaints.isEmpty)
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func filtersLeaveWhatMatches() throws {
    let package = try changed()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser()
    try browser.open("file://\(page)")

    try browser.press("/")
    for letter in ["l", "i", "s", "t"] { try browser.press(letter) }
    try browser.wait("document.querySelectorAll('.item').length === 2")
    try browser.press("Escape")
    _ = try browser.evaluate("document.querySelector('[data-state=changed]').click()")
    #expect(try browser.text("document.querySelectorAll('.item').length") == "0")
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func acceptingInTheServedReportWritesTheReference() throws {
    let package = try changed()
    let old = try #require(package.references["testCard.1.png"])
    let new = try #require(
      try Files.read(PendingStore(package.tool.results).all().first?.path.path ?? ""))
    let server = try ServedReport(package)
    let browser = try Browser()
    try browser.open(server.address)

    try browser.press("a")
    try browser.wait("document.querySelectorAll('.state.accepted').length === 1")
    try browser.press("r")
    try browser.wait("document.querySelectorAll('.state.rejected').length === 1")

    #expect(old != new)
    #expect(package.references["testCard.1.png"] == new)
    #expect(package.pending == ["testList.2.txt"])
    #expect(browser.complaints.isEmpty)
  }
}

/// `report --serve` while a test looks at it.
final class ServedReport {
  private let process = Process()
  let address: String

  init(_ package: RehearsedPackage) throws {
    process.executableURL = Tool.product("snapshot-record")
    process.arguments = ["report", "--serve", "--package-path", package.tool.package]
    // Nothing of a run that these tests are part of.
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    address = String(text.prefix { $0 != "\n" })
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
