import DarkroomUIKit
import Foundation
import Testing

@testable import DarkroomUIKit

/// Split and page controllers of storyboards.
@MainActor
struct StoryboardContainerTests {
  private static func storyboard(_ container: String) throws -> UIStoryboard {
    let pages = ["one", "two", "three", "four"].map { name in
      """
      <scene sceneID="s-\(name)"><objects>
        <viewController title="\(name)" id="\(name)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" initialViewController="container">
      <scenes><scene sceneID="s"><objects>\(container)</objects></scene>\(pages.joined())</scenes>
      </document>
      """
    return UIStoryboard(
      try NibDocument(data: Data(text.utf8), file: "Main.storyboard"), bundle: nil)
  }

  private static func split(_ attributes: String, _ relationships: [String: String]) -> String {
    let segues = relationships.sorted { $0.key < $1.key }.map { name, id in
      """
      <segue destination="\(id)" kind="relationship" relationship="\(name)" id="r-\(id)"/>
      """
    }
    return """
      <splitViewController \(attributes) id="container" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections>
      </splitViewController>
      """
  }

  private static let two = ["masterViewController": "one", "detailViewController": "two"]

  @Test func relationshipsFillTheColumns() throws {
    let storyboard = try Self.storyboard(
      Self.split(
        #"allowDoubleColumnStyle="YES" preferredDisplayMode="over" behavior="overlay" "#
          + #"primaryEdge="trailing" primaryBackgroundStyle="sidebar""#,
        Self.two))
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)

    #expect(split.style == .doubleColumn)
    #expect(split.viewController(for: .primary)?.title == "one")
    #expect(split.viewController(for: .secondary)?.title == "two")
    #expect(split.preferredDisplayMode == .oneOverSecondary)
    #expect(split.preferredSplitBehavior == .overlay)
    #expect(split.primaryEdge == .trailing)
    #expect(split.primaryBackgroundStyle == .sidebar)
    #expect(storyboard.problems.isEmpty)
  }

  @Test func aSupplementaryControllerMakesThreeColumns() throws {
    var three = Self.two
    three["supplementaryViewController"] = "three"
    three["compactViewController"] = "four"
    let split = try #require(
      try Self.storyboard(Self.split(#"allowDoubleColumnStyle="YES""#, three))
        .instantiateInitialViewController() as? UISplitViewController)

    #expect(split.style == .tripleColumn)
    #expect(split.viewController(for: .supplementary)?.title == "three")
    #expect(split.viewController(for: .compact)?.title == "four")
  }

  @Test func olderSplitControllersHaveAListOfControllers() throws {
    let split = try #require(
      try Self.storyboard(Self.split("", Self.two)).instantiateInitialViewController()
        as? UISplitViewController)

    #expect(split.style == .unspecified)
    #expect(split.viewControllers.map(\.title) == ["one", "two"])
  }

  @Test func attributesOfAPageControllerAreRead() throws {
    let storyboard = try Self.storyboard(
      """
      <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
      navigationOrientation="vertical" spineLocation="none" id="container" \
      sceneMemberID="viewController"/>
      """)
    let pages = try #require(
      storyboard.instantiateInitialViewController() as? UIPageViewController)

    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none)
    #expect(storyboard.problems.isEmpty)
  }

  @Test func pagesThatCurlHaveASpine() throws {
    func pages(_ spine: String) throws -> UIPageViewController {
      try #require(
        try Self.storyboard(
          """
          <pageViewController transitionStyle="pageCurl" navigationOrientation="horizontal" \
          spineLocation="\(spine)" doubleSided="YES" id="container" \
          sceneMemberID="viewController"/>
          """
        ).instantiateInitialViewController() as? UIPageViewController)
    }
    #expect(try pages("max").spineLocation == .max)
    #expect(try pages("none").spineLocation == .min)
    #expect(try pages("mid").isDoubleSided)
  }

  @Test func aControllerThatDoesNotExistHereIsPlainAndReported() throws {
    let storyboard = try Self.storyboard(
      #"<glkViewController id="container" sceneMemberID="viewController"/>"#)
    let controller = try #require(storyboard.instantiateInitialViewController())

    #expect(type(of: controller) == UIViewController.self)
    #expect(storyboard.problems.map(\.kind) == [.unknownElement])
  }
}
