import DarkroomUIKit
import Foundation
import Testing

/// Scenes that lead to themselves are an error that names one of them, and no stack without end.
@MainActor
struct StoryboardNestingTests {
  nonisolated private static func storyboard(_ scenes: [String]) -> Data {
    let text = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return Data(
      "<document initialViewController=\"a\"><scenes>\(text)</scenes></document>".utf8)
  }

  nonisolated private static let reference = """
    <viewControllerPlaceholder id="a" storyboardIdentifier="a" referencedIdentifier="a"/>
    """
  nonisolated private static let firstOfTwo = """
    <viewControllerPlaceholder id="a" storyboardIdentifier="a" referencedIdentifier="b"/>
    """
  nonisolated private static let secondOfTwo = """
    <viewControllerPlaceholder id="b" storyboardIdentifier="b" referencedIdentifier="a"/>
    """
  nonisolated private static let ownRoot = """
    <navigationController id="a" storyboardIdentifier="a"><connections>
    <segue kind="relationship" destination="a" relationship="rootViewController"/>
    </connections></navigationController>
    """

  @Test(arguments: [[reference], [firstOfTwo, secondOfTwo], [ownRoot]])
  func circlesOfControllersAreAnError(scenes: [String]) throws {
    let storyboard = try UIStoryboard(data: Self.storyboard(scenes), bundle: nil)

    #expect(throws: NibError.endless(id: "a", file: "storyboard", line: 1)) {
      try storyboard.controller(identifier: "a")
    }
  }

  /// 2²⁰ controllers, of twenty scenes.
  @Test func scenesThatGrowWithThePowerOfTheirDepthAreAnError() throws {
    let scenes = (0..<20).map { number in
      let child = "<segue kind=\"relationship\" destination=\"\(number + 1)\"/>"
      return """
        <tabBarController id="\(number)" storyboardIdentifier="\(number)"><connections>
        \(child)\(child)</connections></tabBarController>
        """
    }
    let last = "<viewController id=\"20\"/>"
    let storyboard = try UIStoryboard(data: Self.storyboard(scenes + [last]), bundle: nil)

    #expect(throws: NibError.self) { try storyboard.controller(identifier: "0") }
    #expect(throws: Never.self) { try storyboard.controller(identifier: "9") }
  }

  @Test func aSceneThatEmbedsItselfIsAnError() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = """
          <viewController id="a"><view key="view" id="v"><connections>
          <segue kind="embed" destination="a"/></connections></view></viewController>
          """
        let data = StoryboardNestingTests.storyboard([scene])
        let storyboard = try? UIStoryboard(data: data, bundle: nil)
        storyboard?.instantiateInitialViewController()?.loadViewIfNeeded()
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the view controller with the id a needs itself"), "\(text.prefix(300))")
  }

  @Test func aTableViewControllerWithAnotherViewStopsWithUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = "<tableViewController id=\"a\"><view key=\"view\"/></tableViewController>"
        let data = StoryboardNestingTests.storyboard([scene])
        let storyboard = try? UIStoryboard(data: data, bundle: nil)
        storyboard?.instantiateInitialViewController()?.loadViewIfNeeded()
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[UITableViewController loadView] instantiated view controller"))
    #expect(text.contains("but didn't get a UITableView."))
  }
}
