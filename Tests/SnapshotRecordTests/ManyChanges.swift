/// A package with 44 snapshots that differ for three reasons: 30 badges of another color, 12 screens with a larger gap,
/// two of them with such a badge, and four buttons with other corners.
enum ManyChanges {
  typealias Rehearsal = RehearsedPackage

  static let badge = "color #FF3B30 → #FF9500 (UILabel #badge: background)"
  static let gap = "distance 16 → 24"
  static let gapTitle = "\(gap) (above UILabel, height of Bar)"
  static let button = "corner radius 8 → 12 (UIButton #buy)"
  static let count = 44

  private static func snapshot(_ name: String, _ color: String, _ causes: [String]) -> String {
    let words = causes.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"{"name": "\#(name)", "color": "\#(color)", "causes": [\#(words)]}"#
  }

  private static func test(_ name: String, _ snapshots: [String]) -> String {
    #"{"name": "AppTests.CardTests/\#(name)", "snapshots": [\#(snapshots.joined(separator: ", "))]}"#
  }

  static func tests(color: String) -> String {
    let inbox = (1...28).map { snapshot("row-\($0)", color, [badge]) }
    let screens = (1...10).map {
      snapshot("screen-\($0)", color, ["\(gap) (\($0 < 5 ? "above UILabel" : "height of Bar"))"])
    }
    let both = (1...2).map { snapshot("tab-\($0)", color, ["\(gap) (above UILabel)", badge]) }
    let shop = (1...4).map { snapshot("offer-\($0)", color, [button]) }
    return [
      test("testInbox", inbox), test("testScreens", screens + both), test("testShop", shop),
    ].joined(separator: ", ")
  }

  /// All of them differ, and wait.
  static func package() throws -> Rehearsal {
    let package = try Rehearsal.accepted(tests(color: "FF0000"))
    try package.play(tests(color: "00FF00"))
    _ = try package.run()
    return package
  }
}
