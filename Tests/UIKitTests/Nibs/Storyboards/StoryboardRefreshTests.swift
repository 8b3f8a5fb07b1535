import Foundation
import Testing

@testable import DarkroomUIKit

/// Xcode writes a table controller's refresh control beside its table.
@MainActor
struct StoryboardRefreshTests {
  @Test func aTableControllerHasTheRefreshControlOfItsScene() throws {
    let text = """
      <document initialViewController="a"><scenes><scene><objects>
      <tableViewController id="a"><tableView key="view" id="t"/>
      <refreshControl key="refreshControl" opaque="NO" id="r">
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </refreshControl></tableViewController>
      </objects></scene></scenes></document>
      """
    let storyboard = try UIStoryboard(data: Data(text.utf8), bundle: nil)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    controller.loadViewIfNeeded()

    let control = try #require(controller.refreshControl)
    #expect(control.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(control.superview === controller.tableView)
    #expect(storyboard.problems.isEmpty)
  }
}
