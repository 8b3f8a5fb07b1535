import DarkroomSnapshotStore
import Foundation
import Testing

/// The report in a real browser.
@Suite(.serialized)
struct ReportPageTests {
  typealias Rehearsal = RehearsedPackage

  /// A card that has moved and changed its color, and a list that is new.
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

  @Test func theReportOpensInTheBrowserOfTheDesktop() throws {
    let package = try changed()
    let program = "#!/bin/sh\necho \"$1\" >\"${0%/*}/opened\"\n"
    try package.tool.write([UInt8](program.utf8), to: "desktop/xdg-open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.tool.path("desktop/xdg-open"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    let page = try package.tool.run(
      ["report", "--open"],
      environment: ["PATH": "\(package.tool.path("desktop")):\(path)"]
    ).text

    #expect(try package.tool.text("desktop/opened") == page)
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

  /// With a sentence as long as a run that was compared loosely has.
  @Test(
    .enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)),
    arguments: [390, 900, 1280, 1440, 1680, 1920])
  func theHeaderCutsNothingAtAnyWidth(_ width: Int) throws {
    let package = try changed()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let data = ".snapshot-results/report/data.js"
    let sentence = String(
      repeating: "33 of them within a tolerance that no test asks for; ", count: 5)
    let script = try #require(try package.tool.text(data))
    try package.tool.write(
      [UInt8](script.replacing(#"1 changed, 2 added"#, with: "1 changed, \(sentence)").utf8),
      to: data)
    let browser = try Browser(width: width)
    try browser.open("file://\(page)")

    // Each part lies within the header, and the header within the page; `?` stands in a row with others.
    let cut = """
      [...document.querySelectorAll('h1, #run, #states, .field, #theme, #help')].filter((part) => {
        const box = part.getBoundingClientRect(), all = document.querySelector('header').getBoundingClientRect();
        return box.top < all.top || box.bottom > all.bottom || box.left < 0 || box.right > innerWidth;
      }).map((part) => part.id || part.className || part.tagName).join(' ')
      """
    #expect(try browser.text("document.getElementById('run').textContent.length > 200") == "true")
    #expect(try browser.text(cut) == "")
    let top = "getBoundingClientRect().top"
    #expect(
      try browser.text(
        "document.getElementById('help').\(top) === document.getElementById('theme').\(top)")
        == "true")
    #expect(
      try browser.text("document.querySelector('header').getBoundingClientRect().height < 180")
        == "true")
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func theThemeIsTheSystemsUntilOneIsChosen() throws {
    let package = try changed()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser()
    let theme = "document.documentElement.dataset.theme"
    try browser.setColorScheme("light")
    try browser.open("file://\(page)")
    #expect(try browser.text(theme) == "light")

    try browser.setColorScheme("dark")
    try browser.wait("\(theme) === 'dark'")
    try browser.press("t")
    #expect(try browser.text(theme) == "light")
    try browser.setColorScheme("light")
    try browser.setColorScheme("dark")
    #expect(try browser.text(theme) == "light")
  }
}

/// `report --serve` while a test looks at it.
final class ServedReport {
  private let process = Process()
  let address: String

  convenience init(_ package: RehearsedPackage) throws { try self.init(at: package.tool.package) }

  init(at package: String) throws {
    process.executableURL = Tool.product("snapshot-record")
    process.arguments = ["report", "--serve", "--package-path", package]
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
