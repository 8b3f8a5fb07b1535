import DarkroomSnapshotStore
import Foundation
import Testing

/// Changes in the report, in a real browser.
@Suite(.serialized)
struct ChangePageTests {
  typealias Rehearsal = RehearsedPackage

  private func count(_ selector: String, _ browser: Browser) throws -> String {
    try browser.text("document.querySelectorAll('\(selector)').length")
  }

  /// 44 snapshots, four decisions, four keys.
  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func eachChangeIsOneKey() throws {
    let package = try ManyChanges.package()
    let server = try ServedReport(package)
    let browser = try Browser()
    try browser.open(server.address)

    #expect(try count(".item.change", browser) == "4")
    #expect(try count(".item", browser) == "4")
    #expect(try browser.text("document.querySelector('#accept').textContent") == "Accept 28a")
    #expect(try count(".cell.pair", browser) == "28")
    try browser.press("a")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 10a'")
    #expect(package.pending.count == 16)
    try browser.press("a")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 4a'")
    try browser.press("a")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 2a'")
    try browser.press("a")
    try browser.wait("document.querySelectorAll('.item.change .state.accepted').length === 4")

    #expect(package.pending.isEmpty)
    #expect(browser.complaints.isEmpty)
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func decisionsAreTakenBackOneByOne() throws {
    let package = try ManyChanges.package()
    let old = package.references
    let server = try ServedReport(package)
    let browser = try Browser()
    try browser.open(server.address)

    try browser.press("a")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 10a'")
    try browser.press("r")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 4a'")
    #expect(package.pending.count == 6)
    try browser.press("u")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 10a'")
    #expect(package.pending.count == 16)
    try browser.press("u")
    try browser.wait("document.querySelector('#accept').textContent === 'Accept 28a'")

    #expect(package.pending.count == ManyChanges.count && package.references == old)
    // Nothing of the session is left to take back.
    #expect(try package.run("undo").text.contains("`test --update` is undone"))
    #expect(browser.complaints.isEmpty)
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func whatTheFilterShowsIsAcceptedAtOnce() throws {
    let package = try ManyChanges.package()
    let server = try ServedReport(package)
    let browser = try Browser()
    try browser.open(server.address)

    try browser.press("/")
    for letter in "screens" { try browser.press(String(letter)) }
    try browser.wait("document.querySelectorAll('.item.change').length === 2")
    #expect(
      try browser.text("document.querySelector('#accept-shown').textContent")
        == "Accept the 12 shown")
    _ = try browser.evaluate("document.querySelector('#accept-shown').click()")
    try browser.wait("document.querySelectorAll('.item.change .state.accepted').length === 2")

    #expect(package.pending.count == 32)
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func aChangeOpensIntoItsSnapshots() throws {
    let package = try ManyChanges.package()
    let server = try ServedReport(package)
    let browser = try Browser()
    try browser.open(server.address)

    try browser.press("j")
    try browser.press("Enter")
    #expect(try count(".item.inner", browser) == "10")
    // 2 comes before 10.
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.item.inner .name strong')].map((e) => e.textContent).slice(0, 3)"
      ) == "testScreens.screen-1,testScreens.screen-2,testScreens.screen-3")
    try browser.press("j")
    #expect(try count(".pane", browser) == "3")
    try browser.press("a")
    try browser.wait("document.querySelectorAll('.item.inner .state.accepted').length === 1")
    #expect(package.pending.count == 43)
    try browser.press("k")
    try browser.press("a")
    try browser.wait("document.querySelector('#toast').textContent.startsWith('Already accepted')")
    #expect(package.pending.count == 43)
    #expect(browser.complaints.isEmpty)
  }

  /// What waits from an earlier run is no change of the last one, whose numbers the command means.
  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func theCommandOfAChangeIsThatOfTheLastRun() throws {
    let package = try ManyChanges.package()
    func command() throws -> String {
      let page = try package.run("report").text.trimmingCharacters(in: .newlines)
      let browser = try Browser()
      try browser.open("file://\(page)")
      return try browser.text(
        "[...document.querySelectorAll('.copy code')].map((e) => e.textContent).join()")
    }

    #expect(try command() == "swift run snapshot-record accept --change 1")
    _ = try package.run("test", "--filter", "testShop")
    #expect(try command() == "")
  }

  /// The tools stand still while views change.
  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func theToolbarDoesNotJump() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.play(Rehearsal.blueCard)
    _ = try package.run()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser()
    try browser.open("file://\(page)")

    var places: Set<String> = []
    for key in ["1", "2", "3", "4", "5"] {
      try browser.press(key)
      places.insert(
        try browser.text(
          "['toolbar', 'stage', 'fit'].map((id) => { const b = document.getElementById(id).getBoundingClientRect(); return [b.x, b.y, b.height]; })"
        ))
    }

    #expect(places.count == 1)
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func onAPhoneNothingOverlaps() throws {
    let package = try ManyChanges.package()
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser(width: 390, height: 844)
    try browser.open("file://\(page)")

    let parts =
      "['header', 'nav', 'main', 'aside'].map((name) => document.querySelector(name).getBoundingClientRect())"
    #expect(
      try browser.text(
        "\(parts).every((box) => box.left === 0 && Math.round(box.width) === document.documentElement.clientWidth)"
      )
        == "true")
    #expect(
      try browser.text(
        "\(parts).every((box, index, all) => index === 0 || box.top >= all[index - 1].bottom - 1)")
        == "true")
    #expect(
      try browser.text(
        "document.documentElement.scrollWidth === document.documentElement.clientWidth") == "true")
  }
}
