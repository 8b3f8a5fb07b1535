import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomUIKit

/// What is wrong with a scene is said with the names that have to be put right.
@MainActor
struct StoryboardErrorTests {
  private final class Refusing: UIViewController {
    required init?(coder: NSCoder) { nil }
  }

  nonisolated private static func document(_ controller: String) -> Data {
    Data(
      "<document><scenes>\n<scene><objects>\(controller)</objects></scene></scenes></document>".utf8
    )
  }

  private func storyboard(_ controller: String) throws -> UIStoryboard {
    try UIStoryboard(data: Self.document(controller), bundle: nil)
  }

  @Test func aReferenceToAStoryboardWithoutABeginningNamesIt() throws {
    let storyboard = try storyboard(
      "<viewControllerPlaceholder id=\"a\" storyboardIdentifier=\"a\"/>")

    let error = #expect(throws: NibError.noInitialController(file: "storyboard")) {
      try storyboard.controller(identifier: "a")
    }

    #expect(error?.reason == "storyboard has no initial view controller")
  }

  @Test func aControllerThatRefusesItsCoderIsNamedWithItsLine() throws {
    _ClassRegistry.add(Refusing.self, named: "Refusing")
    let storyboard = try storyboard(
      "<viewController id=\"a\" storyboardIdentifier=\"a\" customClass=\"Refusing\"/>")

    let error = #expect(
      throws: NibError.notCreated(type: "Refusing", file: "storyboard", line: 2)
    ) {
      try storyboard.controller(identifier: "a")
    }

    #expect(error?.reason == "storyboard:2: Refusing was not created by init(coder:)")
  }

  @Test func anUnwindingThatNobodyHandlesNamesItsAction() throws {
    let storyboard = try storyboard(
      """
      <viewController id="a" storyboardIdentifier="a"><connections>
      <segue kind="unwind" destination="exit" identifier="done" unwindAction="back:"/>
      </connections></viewController>
      """)
    let controller = try storyboard.controller(identifier: "a")
    let segue = (controller.scene as? StoryboardScene)?.segue(withIdentifier: "done")

    let error = #expect(throws: NibError.unwinding(action: "back:", from: "UIViewController")) {
      try segue?.run(nil, container: nil)
    }

    #expect(
      error?.reason == "no view controller that UIViewController came from handles back:")
  }

  @Test func aSegueThatTheSceneLacksStopsWithUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let data = StoryboardErrorTests.document(
          "<viewController id=\"a\" storyboardIdentifier=\"a\"/>")
        let storyboard = try? UIStoryboard(data: data, bundle: nil)
        storyboard?.instantiateViewController(withIdentifier: "a")
          .performSegue(withIdentifier: "lost", sender: nil)
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Receiver (UIViewController) has no segue with identifier 'lost'"))
  }

  @Test func aNibWithoutAViewOutletStopsWithUIKitsWords() async throws {
    let folder = try ScratchFolder()
    try folder.write(
      "<document><objects><view id=\"v\"/></objects></document>", to: "App_App.resources/Empty.xib")

    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [path = folder.path as String] in
      await MainActor.run {
        UIViewController(nibName: "Empty", bundle: Bundle(path: path)).loadViewIfNeeded()
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("loaded the \"Empty\" nib but the view outlet was not set."), "\(text)")
  }
}
