import SnapshotTesting
import UIKit
import XCTest

/// Tables in the bars that apps put around them.
final class ListGalleryTests: XCTestCase {
  @MainActor @preconcurrency func testContacts() {
    let navigation = UINavigationController(rootViewController: ContactsController())
    assertSnapshot(of: navigation, as: .image(on: .iPhone13))
  }

  @MainActor @preconcurrency func testPreferencesInTabs() {
    assertSnapshot(
      of: PreferencesController.inTabs(style: .insetGrouped), as: .image(on: .iPhone13))
  }

  @MainActor @preconcurrency func testPreferencesInDarkMode() {
    assertSnapshot(
      of: PreferencesController.inTabs(style: .insetGrouped),
      as: .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @MainActor @preconcurrency func testGroupedCellStyles() {
    assertSnapshot(
      of: CellStylesController(style: .grouped), as: .image(on: .iPhoneSe))
  }

  @MainActor @preconcurrency func testEditedList() {
    let list = ReminderListController()
    let navigation = UINavigationController(rootViewController: list)
    navigation.setToolbarHidden(false, animated: false)
    assertSnapshot(of: navigation, as: .image(on: .iPhone13))
  }

  @MainActor @preconcurrency func testPageSheet() {
    assertSnapshot(of: SheetScreen().picture(), as: .image)
  }
}
